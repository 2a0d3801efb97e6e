import { connect, type Socket } from "node:net";

/** Response as it was read from a connection. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
}

interface Waiting {
  readonly resolve: (reply: RawReply) => void;
  readonly reject: (error: Error) => void;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Returns the content of a body in chunks; `undefined` before its end has arrived. */
function readChunks(body: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(body.toString("latin1", at, lineEnd), 16);
    const begin = lineEnd + 2;
    if (body.length < begin + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(body.subarray(begin, begin + size));
    at = begin + size + 2;
  }
}

/** Returns the response at the beginning of `received`; `undefined` before its end has arrived. */
export function readReply(received: Buffer): RawReply | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = received.toString("latin1", 0, headEnd).toLowerCase();
  const status = Number(head.slice(9, 12));
  const body = received.subarray(headEnd + HEAD_END.length);
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined)
    return body.length < Number(length) ? undefined : { status, text: body.toString("utf8", 0, Number(length)) };
  if (!head.includes("\r\ntransfer-encoding: chunked")) throw new Error("the response has no length");
  const content = readChunks(body);
  return content && { status, text: content.toString("utf8") };
}

/**
 * Connection that sends one request at a time. The HTTP client of Node needs several times the processor time, which
 * the server under test would lack on the same machine.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #received: Buffer | undefined;
  #waiting: Waiting | undefined;
  /** True after the server or an error has closed the connection. */
  isClosed = false;

  constructor(port: number, host: string) {
    this.#socket = connect({ port, host, noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#handleData(chunk));
    this.#socket.on("error", (error) => this.#close(error));
    this.#socket.on("close", () => this.#close(new Error("the server has closed the connection")));
  }

  /** Sends a whole request and reads its response. Rejects if the connection breaks. */
  send(request: string): Promise<RawReply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #handleData(chunk: Buffer): void {
    this.#received = this.#received === undefined ? chunk : Buffer.concat([this.#received, chunk]);
    try {
      const reply = readReply(this.#received);
      if (reply === undefined) return;
      this.#received = undefined;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(reply);
    } catch (error) {
      this.#socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #close(error: Error): void {
    this.isClosed = true;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(error);
  }
}
