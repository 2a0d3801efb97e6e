import { setTimeout as wait } from "node:timers/promises";
import { ServiceClient, type ServiceAnswer } from "#test/sandbox/service-client.ts";

/** Time between two attempts, ms. */
const AGAIN_MS = 50;

/** Returns true for a process that does not listen: the call has not reached it. */
const isRefused = ({ cause }: TypeError): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";

/**
 * Client of several processes that serve one portal, as a browser behind nginx: it repeats a call, with the same key,
 * until one of them has answered.
 */
export class RetryingClient {
  readonly #urls: readonly string[];
  #clients: readonly ServiceClient[];
  #next: number;
  #broken = 0;

  /** `first` is the index of the process that is asked first. */
  constructor(urls: readonly string[], first: number) {
    this.#urls = urls;
    this.#clients = urls.map((url) => new ServiceClient(url, ""));
    this.#next = first;
  }

  /** Number of calls whose process ended before it had answered. They may have been executed or not. */
  get broken(): number {
    return this.#broken;
  }

  /** Logs in, and uses the session at every process. */
  async logIn(login: string, pin: string): Promise<void> {
    this.#clients = this.#urls.map((url) => new ServiceClient(url, ""));
    const sessionId = await this.#untilAnswered(async (client) => {
      const answer = await client.logIn(login, pin);
      if (client.sessionId === "") throw new Error(`customer ${login} cannot log in: ${answer.xml}`);
      return client.sessionId;
    });
    this.#clients = this.#urls.map((url) => new ServiceClient(url, "", sessionId));
  }

  /** Calls an operation until a process answers. */
  call(operation: string, fields: string): Promise<ServiceAnswer> {
    return this.#untilAnswered((client) => client.call(operation, fields));
  }

  async #untilAnswered<Value>(ask: (client: ServiceClient) => Promise<Value>): Promise<Value> {
    for (;;) {
      const client = this.#clients[this.#next % this.#clients.length];
      if (client === undefined) throw new RangeError("there is no process");
      try {
        return await ask(client);
      } catch (error) {
        // undici throws a TypeError for a broken connection.
        if (!(error instanceof TypeError)) throw error;
        if (!isRefused(error)) this.#broken += 1;
        this.#next += 1;
        await wait(AGAIN_MS);
      }
    }
  }
}
