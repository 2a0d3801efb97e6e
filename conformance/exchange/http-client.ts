import { operationIn, type Exchange, type ExchangeFailure, type RecordedResponse } from "./exchange.ts";

/** Largest body that is read, in bytes. The portal's largest lists have about 2 MB. */
export const MAX_RESPONSE_BYTES = 20_000_000;

/** Calls without a response after which the provider counts as gone. */
const MAX_FAILURES_IN_A_ROW = 3;

/** Time after which a run ends, ms. */
const MAX_RUN_MS = 30 * 60_000;

/** Characters of all responses after which a run ends: the exchanges stay in memory until they are validated. */
const MAX_RUN_LENGTH = 300_000_000;

/** Thrown so that a run ends in bounded time and memory, whatever the provider does. */
export class ProviderGone extends Error {}

/** Use of a run's limits by all its browsers. */
interface RunUse {
  failuresInARow: number;
  length: number;
  readonly startedAt: number;
}

export interface HttpRequest {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpClientOptions {
  /** Time limit of a request with its body, ms. */
  readonly timeoutMs: number;
  /** Headers of every request, for example of a gateway in front of the provider. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads a body up to the limit; the failure says why it is incomplete. */
async function readBody(response: Response): Promise<{ readonly body: string; readonly failure?: ExchangeFailure }> {
  if (response.body === null) return { body: "" };
  const decoder = new TextDecoder();
  let body = "";
  let size = 0;
  try {
    for await (const bytes of response.body) {
      size += bytes.byteLength;
      if (size > MAX_RESPONSE_BYTES) return { body, failure: "too-large" };
      body += decoder.decode(bytes, { stream: true });
    }
  } catch (error) {
    return { body, failure: isTimeout(error) ? "timeout" : "truncated" };
  }
  return { body: body + decoder.decode() };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

const headersOf = (headers: Headers): Readonly<Record<string, string>> => Object.fromEntries(headers);

/** Sends requests as one browser: with its cookies, without following redirects, in bounded time and memory. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #record: (exchange: Exchange) => void;
  readonly #cookies = new Map<string, string>();
  readonly #use: RunUse;

  constructor(
    options: HttpClientOptions,
    record: (exchange: Exchange) => void,
    use: RunUse = { failuresInARow: 0, length: 0, startedAt: performance.now() },
  ) {
    this.#options = options;
    this.#record = record;
    this.#use = use;
  }

  /** Creates a client of another browser, which shares neither cookies nor sessions. */
  otherBrowser(): HttpClient {
    return new HttpClient(this.#options, this.#record, this.#use);
  }

  /** Sends a request and records the exchange. Throws `ProviderGone` when a limit of the run is reached. */
  async send(request: HttpRequest): Promise<Exchange> {
    if (this.#use.failuresInARow >= MAX_FAILURES_IN_A_ROW) throw new ProviderGone("the provider no longer responds");
    if (performance.now() - this.#use.startedAt > MAX_RUN_MS) throw new ProviderGone("30 minutes are over");
    if (this.#use.length > MAX_RUN_LENGTH) throw new ProviderGone("the responses together are too large");
    const exchange = await this.#exchange(request);
    this.#use.failuresInARow = exchange.response === undefined ? this.#use.failuresInARow + 1 : 0;
    this.#use.length += exchange.response?.body.length ?? 0;
    this.#record(exchange);
    return exchange;
  }

  async #exchange({ method = "POST", url, headers = {}, body = "" }: HttpRequest): Promise<Exchange> {
    const sent = new Headers({ ...this.#options.headers, ...headers });
    if (this.#cookies.size > 0)
      sent.set("Cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const startedAt = new Date().toISOString();
    const start = performance.now();
    const received = await this.#receive(url, {
      method,
      headers: sent,
      redirect: "manual",
      signal: AbortSignal.timeout(this.#options.timeoutMs),
      ...(method === "POST" ? { body } : {}),
    });
    return {
      operation: operationIn(body),
      request: { method, url, headers: headersOf(sent), body },
      response: received.response,
      failure: received.failure,
      startedAt,
      durationMs: performance.now() - start,
    };
  }

  async #receive(
    url: string,
    init: RequestInit,
  ): Promise<{ readonly response: RecordedResponse | undefined; readonly failure: ExchangeFailure | undefined }> {
    try {
      const response = await fetch(url, init);
      this.#storeCookies(response.headers);
      const { body, failure } = await readBody(response);
      if (failure !== undefined) await response.body?.cancel().catch(() => undefined);
      return {
        response:
          failure === "timeout" ? undefined : { status: response.status, headers: headersOf(response.headers), body },
        failure,
      };
    } catch (error) {
      return { response: undefined, failure: isTimeout(error) ? "timeout" : "unreachable" };
    }
  }

  #storeCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name.trim(), value);
    }
  }
}
