import {
  createServer,
  request as requestHttp,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { request as requestHttps } from "node:https";
import { WebSocket, WebSocketServer, type RawData } from "ws";

export type ForwardedHeaders = Readonly<Record<string, string | string[]>>;

/** Request as the client sent it; names of headers are in lower case. */
export interface ForwardedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: ForwardedHeaders;
  readonly body: Buffer;
}

export interface ForwardedResponse {
  readonly status: number;
  readonly headers: ForwardedHeaders;
  readonly body: Buffer;
}

export type Forward = (request: ForwardedRequest) => Promise<ForwardedResponse>;

/** `sent` by the portal, `received` from the provider. */
export type FrameDirection = "sent" | "received";

export interface ForwardingProxyOptions {
  /** Origin of the provider. */
  readonly target: URL;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Host to listen on; `127.0.0.1` by default, so that other machines have no access. */
  readonly host?: string;
  /** Headers that the proxy adds to every request and every opening of a WebSocket. */
  readonly addedHeaders?: Readonly<Record<string, string>>;
  /** Refuses WebSockets instead of passing them on. */
  readonly refusesSockets?: boolean;
  /** Answers a request; by default with the response of the provider. */
  readonly answer?: (request: ForwardedRequest, forward: Forward) => Promise<ForwardedResponse>;
  /** Returns the frames to pass on in place of one; by default the frame itself. `socket` numbers the connections. */
  readonly passFrame?: (direction: FrameDirection, frame: string, socket: number) => readonly string[];
}

export interface ForwardingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1), and those that it writes itself. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set(
  "connection keep-alive proxy-connection transfer-encoding te trailer upgrade content-length".split(" "),
);

/** Headers of the opening of a WebSocket, which the client library writes itself. */
const SOCKET_HEADER = /^sec-websocket-/;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

function withoutConnectionHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !CONNECTION_HEADERS.has(name)) passed[name] = value;
  return passed;
}

/**
 * Returns the headers for the provider. The host stays, so that the provider gives out addresses of the proxy; only a
 * provider elsewhere that is called through `localhost` gets its own name.
 */
function headersFor(target: URL, headers: ForwardedHeaders): Record<string, string | string[]> {
  const { host } = headers;
  const isLocalName = typeof host !== "string" || LOOPBACK.test(host);
  return isLocalName && !LOOPBACK.test(target.host) ? { ...headers, host: target.host } : { ...headers };
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Size of the pieces in which a body is sent on, so that a response before its end is noticed. */
const PIECE_BYTES = 65_536;

/** Sends a body piece by piece; stops when the provider has answered already. */
async function sendBody(upstream: ClientRequest, body: Buffer, hasAnswered: () => boolean): Promise<void> {
  for (let start = 0; start < body.length && !hasAnswered(); start += PIECE_BYTES)
    await new Promise((sent) => upstream.write(body.subarray(start, start + PIECE_BYTES), sent));
  upstream.end();
}

function forwardTo(target: URL): Forward {
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      let hasAnswered = false;
      const outgoing = {
        ...headersFor(target, headers),
        // Compressed bodies could be neither recorded nor changed.
        "accept-encoding": "identity",
        ...(body.length > 0 && { "content-length": String(body.length) }),
      };
      // A connection of its own: the provider may have closed a kept one after the request before.
      const upstream = send(new URL(path, target), { method, headers: outgoing, agent: false }, (response) => {
        hasAnswered = true;
        readAll(response).then(
          (content) =>
            resolve({
              status: response.statusCode ?? 502,
              headers: withoutConnectionHeaders(response.headers),
              body: content,
            }),
          reject,
        );
      });
      upstream.on("error", (error) => {
        if (!hasAnswered) reject(error);
      });
      void sendBody(upstream, body, () => hasAnswered);
    });
}

const textOfFrame = (data: RawData): string =>
  Buffer.isBuffer(data)
    ? data.toString("utf8")
    : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString("utf8");

/** Codes that an endpoint may send (RFC 6455, 7.4); others are reserved for the library. */
const closeCode = (code: number): number =>
  code === 1000 || (code >= 1002 && code <= 4999 && ![1004, 1005, 1006, 1015].includes(code)) ? code : 1001;

/** Connects both sides of an open WebSocket. */
function relaySocket(
  client: WebSocket,
  upstream: WebSocket,
  pass: (direction: FrameDirection, frame: string) => readonly string[],
): void {
  client.on("message", (data) => {
    for (const frame of pass("sent", textOfFrame(data))) upstream.send(frame);
  });
  upstream.on("message", (data) => {
    for (const frame of pass("received", textOfFrame(data))) client.send(frame);
  });
  client.on("close", (code) => upstream.close(closeCode(code)));
  upstream.on("close", (code) => client.close(closeCode(code)));
  client.on("error", () => upstream.terminate());
  upstream.on("error", () => client.terminate());
}

/** Starts a proxy for the calls, files and chat of a provider. A provider that does not answer is HTTP 502. */
export async function startForwardingProxy(options: ForwardingProxyOptions): Promise<ForwardingProxy> {
  const { target, addedHeaders = {}, answer = (request, forward) => forward(request), passFrame } = options;
  const forward = forwardTo(target);
  const server = createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      const body = await readAll(incoming);
      const { method = "GET", url = "/" } = incoming;
      const headers = { ...withoutConnectionHeaders(incoming.headers), ...addedHeaders };
      const request = { method, path: url, headers, body };
      const response = await answer(request, forward);
      outgoing.writeHead(response.status, { ...response.headers });
      outgoing.end(method === "HEAD" ? undefined : response.body);
    };
    respond().catch((error: unknown) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, { "content-type": "text/plain; charset=utf-8" });
      outgoing.end(`The provider does not answer: ${error instanceof Error ? error.message : String(error)}`);
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  let opened = 0;
  server.on("upgrade", (incoming: IncomingMessage, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (options.refusesSockets === true) return void socket.destroy();
    const address = new URL(incoming.url ?? "/", target);
    address.protocol = target.protocol === "https:" ? "wss:" : "ws:";
    const passed = { ...withoutConnectionHeaders(incoming.headers), ...addedHeaders };
    const headers = Object.entries(headersFor(target, passed)).filter(([name]) => !SOCKET_HEADER.test(name));
    const upstream = new WebSocket(address, { headers: Object.fromEntries(headers) });
    // The client is accepted only after the provider has accepted it: a refused handshake stays one.
    upstream.once("error", () => socket.destroy());
    upstream.once("open", () =>
      sockets.handleUpgrade(incoming, socket, head, (client) => {
        opened += 1;
        const number = opened;
        relaySocket(client, upstream, (direction, frame) => passFrame?.(direction, frame, number) ?? [frame]);
      }),
    );
  });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(options.port, options.host ?? "127.0.0.1", () => started());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy does not listen on a port");
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}
