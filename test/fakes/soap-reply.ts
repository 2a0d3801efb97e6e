/** Returns a SOAP envelope around the content of `result`, as the server sends it. */
export function soapReply(operation: string, result: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
    `<${operation}Response xmlns="urn:ebok:service:1"><result>${result}</result></${operation}Response>` +
    `</soap:Body></soap:Envelope>`
  );
}

/** Request that a fake server has received. */
export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly body: string;
  readonly headers: Headers;
}

/** Response of a fake server: an envelope (or any other text), a response, or one of the symbols below. */
export type ScriptedReply =
  | string
  | Response
  | typeof DROP_CONNECTION
  | typeof BROWSER_ABORT
  | typeof BROKEN_BODY
  | typeof BROKEN_BODY_BY_BROWSER
  | typeof NO_REPLY;

/** Makes the connection break. */
export const DROP_CONNECTION = Symbol("drop");
/** Makes the browser abort the request, although the client did not. */
export const BROWSER_ABORT = Symbol("browser abort");
/** Makes the connection break while the body arrives. */
export const BROKEN_BODY = Symbol("broken body");
/** Makes the browser abort the request while the body arrives. */
export const BROKEN_BODY_BY_BROWSER = Symbol("broken body by browser");
/** Sends no response. */
export const NO_REPLY = Symbol("never");

export interface ScriptedFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly sent: SentRequest[];
  /** Number of requests that the client aborted. */
  readonly aborted: number;
}

/** Returns a response whose headers arrive and whose body fails with `error`. */
function withFailingBody(error: Error): Response {
  return new Response(new ReadableStream({ pull: (stream) => stream.error(error) }));
}

/** Returns a `fetch` that responds to request n with `replies[n]`, and to all later requests with the last one. */
export function scriptedFetch(...replies: readonly ScriptedReply[]): ScriptedFetch {
  const sent: SentRequest[] = [];
  let aborted = 0;
  return {
    sent,
    get aborted() {
      return aborted;
    },
    async fetch(url, init) {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? NO_REPLY;
      sent.push({
        url,
        init,
        body: typeof init.body === "string" ? init.body : "",
        headers: new Headers(init.headers),
      });
      if (reply === NO_REPLY) {
        return new Promise((_, reject) => {
          init.signal?.addEventListener("abort", () => {
            aborted += 1;
            reject(new DOMException("broken off", "AbortError"));
          });
        });
      }
      if (reply === DROP_CONNECTION) throw new TypeError("fetch failed");
      if (reply === BROWSER_ABORT) throw new DOMException("the browser gave up", "AbortError");
      if (reply === BROKEN_BODY) return withFailingBody(new TypeError("terminated"));
      if (reply === BROKEN_BODY_BY_BROWSER)
        return withFailingBody(new DOMException("the browser gave up", "AbortError"));
      return typeof reply === "string" ? new Response(reply) : reply.clone();
    },
  };
}
