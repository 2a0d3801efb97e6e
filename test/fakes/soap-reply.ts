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

/** Response of a fake server: an envelope (or any other text), a response, `DROP` or `NEVER`. */
export type ScriptedReply = string | Response | typeof DROP_CONNECTION | typeof NO_REPLY;

/** Makes the connection break. */
export const DROP_CONNECTION = Symbol("drop");
/** Sends no response. */
export const NO_REPLY = Symbol("never");

export interface ScriptedFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly sent: SentRequest[];
  /** Number of requests that the client aborted. */
  readonly aborted: number;
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
      return typeof reply === "string" ? new Response(reply) : reply.clone();
    },
  };
}
