import { NAMED_FAULTS, type FaultName } from "#sandbox/tenants/named-faults.ts";
import { alterReply } from "#sandbox/wire/alter-reply.ts";

/** Returns the complete response to an operation: the sandbox, or a stub. */
export type Provider = (operation: string, request: Request) => Promise<string>;

const XML = { "Content-Type": "text/xml; charset=utf-8" };

/** Returns the SOAP response of an operation; `inside` is the XML content of `result`. */
export function envelope(operation: string, inside: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
    `<${operation}Response xmlns="urn:ebok:service:1"><result>${inside}</result></${operation}Response>` +
    `</soap:Body></soap:Envelope>`
  );
}

/** Returns a response whose connection breaks after the first half of the text. */
function cutOffResponse(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  return new Response(
    new ReadableStream({
      pull(stream) {
        if (sent) return stream.error(new TypeError("terminated"));
        sent = true;
        stream.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
      },
    }),
    { headers: XML },
  );
}

function unansweredUntilAbort(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}

/**
 * `fetch` of the portal, connected to a server in the same process, without sockets. One operation at a time can have
 * a named fault of the sandbox. As in the sandbox, a fault damages the response only: the server executes the
 * operation, except under a flag.
 */
export class FaultyWire {
  readonly #provider: Provider;
  readonly #sent: string[] = [];
  #broken: { readonly operation: string; readonly fault: FaultName } | undefined;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /** Returns how often an operation has been sent. */
  sent(operation: string): number {
    return this.#sent.filter((name) => name === operation).length;
  }

  /** Applies a fault to every later call of the operation, until `mend`. */
  break(operation: string, fault: FaultName): void {
    this.#broken = { operation, fault };
  }

  mend(): void {
    this.#broken = undefined;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const body = typeof init.body === "string" ? init.body : "";
    const operation = /Body><(\w+) /.exec(body)?.[1] ?? "";
    this.#sent.push(operation);
    const request = new Request(new URL(url, "http://ebok.test"), {
      method: "POST",
      body,
      headers: new Headers(init.headers),
    });
    const fault = this.#broken?.operation === operation ? this.#broken.fault : undefined;
    if (fault === undefined) return new Response(await this.#provider(operation, request), { headers: XML });
    return this.#faultyResponse(fault, operation, request, init.signal ?? new AbortController().signal);
  };

  async #faultyResponse(fault: FaultName, operation: string, request: Request, signal: AbortSignal): Promise<Response> {
    const effect = NAMED_FAULTS[fault];
    if (effect.kind === "flag")
      return new Response(
        envelope(operation, `<${effect.flag}>true</${effect.flag}><errorMessage>Komunikat</errorMessage>`),
        { headers: XML },
      );
    const reply = await this.#provider(operation, request);
    switch (effect.kind) {
      case "silence":
        return unansweredUntilAbort(signal);
      case "reset":
        throw new TypeError("Failed to fetch");
      case "status":
        return new Response("", { status: effect.status });
      case "body":
        return new Response(effect.body, { status: effect.status, headers: { "Content-Type": effect.contentType } });
      case "cutOff":
        return cutOffResponse(reply);
      case "altered":
        return new Response(alterReply(effect.how, reply), { headers: XML });
    }
  }
}
