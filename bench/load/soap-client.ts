import { createHash } from "node:crypto";
import { Agent, request } from "node:http";

const NAMESPACE = "urn:ebok:service:1";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Response to a call. */
export interface SoapReply {
  readonly status: number;
  readonly text: string;
}

/** Request prepared before it is sent, so that only the server's work is timed. */
export interface PreparedCall {
  readonly operation: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Prepares the request of an operation; `fields` is XML. */
export function prepareCall(operation: string, sessionId: string, fields = ""): PreparedCall {
  const session = sessionId === "" ? "" : `<sessionId>${sessionId}</sessionId>`;
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>` +
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
    `<${operation} xmlns="${NAMESPACE}">${session}${fields}</${operation}></soap:Body></soap:Envelope>`;
  return {
    operation,
    body,
    headers: {
      "Content-Type": "text/xml; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "X-Ebok-Fingerprint": sha256(`${operation}:${sha256(sessionId)}`),
      ...(sessionId === "" ? {} : { Authorization: `Bearer ${sessionId}` }),
    },
  };
}

/** SOAP client with keep-alive connections, as in a browser. */
export class SoapClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: "fifo" });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a call and reads the whole response. Rejects if the connection breaks. */
  send({ body, headers }: PreparedCall): Promise<SoapReply> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: "127.0.0.1", port: this.#port, path: "/service", method: "POST", agent: this.#agent, headers },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Returns the text of the first element with that name in a response; `undefined` without one. */
export function elementText(reply: SoapReply, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(reply.text)?.[1];
}
