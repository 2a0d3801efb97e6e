import { createHash } from "node:crypto";
import { KeepAliveConnection } from "./keep-alive-connection.ts";

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

const HOST = "127.0.0.1";
/** Most connections. Calls beyond them wait. */
const MAX_CONNECTIONS = 256;

/** Returns the bytes of a request as text. */
function httpRequest({ body, headers }: PreparedCall): string {
  const lines = Object.entries({ Host: HOST, Connection: "keep-alive", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `POST /service HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/**
 * SOAP client with keep-alive connections. Several ports are those of processes that serve in turn, as behind nginx.
 */
export class SoapClient {
  readonly #ports: readonly number[];
  #connections = 0;
  readonly #open = new Set<KeepAliveConnection>();
  #idle: KeepAliveConnection[] = [];
  readonly #waiting: ((connection: KeepAliveConnection) => void)[] = [];

  constructor(...ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Sends a call and reads the whole response. Rejects if the connection breaks. */
  async send(call: PreparedCall): Promise<SoapReply> {
    const connection = this.#take() ?? (await new Promise<KeepAliveConnection>((free) => this.#waiting.push(free)));
    try {
      return await connection.send(httpRequest(call));
    } finally {
      this.#release(connection);
    }
  }

  close(): void {
    for (const connection of this.#open) connection.end();
  }

  #take(): KeepAliveConnection | undefined {
    for (let idle = this.#idle.shift(); idle !== undefined; idle = this.#idle.shift()) {
      if (!idle.isClosed) return idle;
      this.#open.delete(idle);
    }
    return this.#open.size < MAX_CONNECTIONS ? this.#connect() : undefined;
  }

  #connect(): KeepAliveConnection {
    const port = this.#ports[this.#connections++ % this.#ports.length] ?? 0;
    const connection = new KeepAliveConnection(port, HOST);
    this.#open.add(connection);
    return connection;
  }

  #release(connection: KeepAliveConnection): void {
    if (connection.isClosed) this.#open.delete(connection);
    const next = this.#waiting.shift();
    if (next === undefined) {
      if (!connection.isClosed) this.#idle.push(connection);
    } else next(connection.isClosed ? this.#connect() : connection);
  }
}

/** Returns the text of the first element with that name in a response; `undefined` without one. */
export function elementText(reply: SoapReply, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(reply.text)?.[1];
}
