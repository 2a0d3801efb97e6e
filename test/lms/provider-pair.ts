import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.ts";
import { KillableProgram } from "#test/sandbox/killable-program.ts";

const MAIN = fileURLToPath(new URL("../../providers/lms/main.ts", import.meta.url));

/** Two processes of the provider over one database. A killed one is started again at the same address. */
export class ProviderPair {
  readonly #args: readonly string[];
  readonly #database: string;
  readonly #ports: readonly number[];
  readonly #programs = new Map<number, KillableProgram>();
  /** Ports whose process listens. */
  readonly #listening = new Set<number>();

  private constructor(ports: readonly number[], database: string, args: readonly string[]) {
    this.#ports = ports;
    this.#database = database;
    this.#args = args;
  }

  /** Starts both. `argsFor` returns the options of `npm run lms` for the address of the first one. */
  static async start(database: string, argsFor: (origin: string) => readonly string[]): Promise<ProviderPair> {
    const ports = [await freePort(), await freePort()];
    const pair = new ProviderPair(ports, database, argsFor(`http://127.0.0.1:${ports[0] ?? 0}`));
    await Promise.all(ports.map((port) => pair.#start(port).url));
    return pair;
  }

  /** Addresses of both processes, whether they run or not. */
  get urls(): readonly string[] {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** Kills one and starts it again; `chance` (0 to 1) chooses it. Returns false, without a kill, unless both listen. */
  async killOne(chance: number): Promise<boolean> {
    const ports = [...this.#listening];
    const port = ports[Math.floor(chance * ports.length)];
    if (port === undefined || ports.length < this.#ports.length) return false;
    await this.#programs.get(port)?.kill();
    this.#start(port);
    return true;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.kill()));
  }

  #start(port: number): KillableProgram {
    const program = new KillableProgram({
      args: [MAIN, "--port", String(port), ...this.#args],
      env: { LMS_DATABASE: this.#database },
      address: /http:\/\/\S+\/service/,
    });
    this.#programs.set(port, program);
    program.url.then(
      () => this.#listening.add(port),
      () => undefined,
    );
    program.child.once("exit", () => this.#listening.delete(port));
    return program;
  }
}
