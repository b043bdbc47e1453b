import type { DatabaseSync } from 'node:sqlite';
import type { Append } from '../append-queue.ts';

/**
 * Commits a batch in the thread that has the database open; returns the tables whose entries were stored. Statements
 * for single rows take half as long as one for a batch in a JSON parameter.
 */
export function sqliteCommit(db: DatabaseSync): (batch: readonly Append[]) => string[] {
  const moveHead = db.prepare(
    'update tables set seq = ?, changed_at = ?, due_at = ?, is_over = ? where id = ? and seq = ?',
  );
  const insertEntry = db.prepare('insert into entries (table_id, seq, body) values (?, ?, ?)');
  const isStored = ({ id, seq, changed_at, due_at, is_over, body }: Append): boolean => {
    const { changes } = moveHead.run(seq, changed_at, due_at, is_over, id, seq - 1);
    if (changes === 1) insertEntry.run(id, seq, body);
    return changes === 1;
  };
  return (batch) => inTransaction(db, () => batch.filter(isStored).map(({ id }) => id));
}

function inTransaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('begin immediate');
  try {
    const value = work();
    db.exec('commit');
    return value;
  } catch (error) {
    // If the disk is full, SQLite has already rolled back; the first error is the one to report.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}
