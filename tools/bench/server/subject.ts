import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { collectGarbage } from '../../e2e/idle-memory.ts';
import type { ServerProcess } from '../../e2e/server-process.ts';
import type { LoadCommand, LoadReport } from './load-clients.ts';
import type { LoadPart } from './load.ts';
import { cpuSecondsOf, residentBytesOf } from './process-use.ts';

/** The clients collect garbage before measuring, so that pauses do not count as server time. */
const TIDY = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'];

/** Tables and seconds for the warm-up. */
const WARMING = { tables: 50, seconds: 2.5 };

/** A server that is measured, with its clients in a process of their own. */
export class Subject {
  readonly server: ServerProcess;
  readonly #clients: ChildProcess = fork(join(import.meta.dirname, 'load-clients.ts'), { execArgv: TIDY });

  constructor(server: ServerProcess) {
    this.server = server;
  }

  /** One-time costs of the server must not count as those of a table. */
  async warmUp(): Promise<void> {
    await this.openTables(WARMING.tables);
    await this.#tell({ order: 'rush', seconds: WARMING.seconds });
    await this.leave();
  }

  async openTables(tables: number): Promise<void> {
    await this.#tell({ order: 'open-tables', address: this.server.address, tables });
  }

  async leave(): Promise<void> {
    await this.#tell({ order: 'leave' });
  }

  async timed(order: LoadCommand): Promise<LoadPart> {
    const before = cpuSecondsOf(this.server.pid);
    const report = await this.#tell(order);
    return { ...report, cpuSeconds: cpuSecondsOf(this.server.pid) - before };
  }

  /** The server's memory in RAM, without garbage. */
  async residentBytes(): Promise<number> {
    await collectGarbage(this.server);
    return residentBytesOf(this.server.pid);
  }

  async stop(): Promise<void> {
    this.#clients.kill();
    await this.server.stop();
  }

  async #tell(order: LoadCommand): Promise<LoadReport> {
    this.#clients.send(order);
    const [report]: LoadReport[] = await once(this.#clients, 'message');
    return report!;
  }
}
