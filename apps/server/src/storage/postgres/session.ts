import type { ClientBase } from 'pg';

/** How long a host may take to confirm a commit on a new connection, in milliseconds. */
const PATIENCE = 5000;

/**
 * A commit must never be confirmed early: neither by a setting of the database, nor because a timeout ends the wait for
 * a standby, after which PostgreSQL reports success.
 */
const SETTINGS = `select set_config('statement_timeout', '0', false),
  set_config('synchronous_commit', case when pg_catalog.current_setting('synchronous_commit') in ('off', 'local') then 'on'
    else pg_catalog.current_setting('synchronous_commit') end, false)`;

const COMMIT = `select pg_logical_emit_message(true, 'quando', 'connected')`;

/**
 * Prepares a new connection, and fails unless the host confirms a commit on it in time: a standby cannot, nor can a
 * former primary whose standby has been promoted. After a crash, PostgreSQL also shows commits that no standby has
 * received; when this one is confirmed, the standby has received them too.
 */
export function prepareSession(client: Pick<ClientBase, 'query'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('the database does not confirm commits')), PATIENCE);
    const prepared = client.query(SETTINGS).then(() => client.query(COMMIT));
    prepared.then(() => resolve(), reject).finally(() => clearTimeout(patience));
  });
}
