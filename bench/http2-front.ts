import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { certificate } from "./certificate.ts";

/** Running server with TLS and HTTP/2 in front of another one. */
export interface Http2Front {
  /** Origin without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Headers of one connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS: readonly string[] = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

const plainHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !CONNECTION_HEADERS.includes(name)),
  );

/**
 * Serves the server at `port` of this machine with TLS and HTTP/2, as the deployment guide serves the portal: browsers
 * send all calls of a page at once, not six at a time. WebSockets use HTTP/1.1 of the same port.
 */
export async function startHttp2Front(port: number): Promise<Http2Front> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...certificate(), allowHTTP1: true });
  front.on("request", (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const host = incoming.headers[":authority"] ?? incoming.headers.host ?? "localhost";
    const forwarded = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method: incoming.method,
        path: incoming.url,
        headers: { ...plainHeaders(incoming.headers), host },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers));
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  front.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const forwarded = connect(port, "127.0.0.1", () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2)
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      forwarded.write(`${lines.join("\r\n")}\r\n\r\n`);
      forwarded.write(head);
      socket.pipe(forwarded).pipe(socket);
    });
    forwarded.on("error", () => socket.destroy());
    socket.on("error", () => forwarded.destroy());
  });
  const sessions = new Set<{ destroy(): void }>();
  front.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const address = front.address();
  if (address === null || typeof address === "string") throw new Error("the server does not listen on a port");
  return {
    url: `https://localhost:${address.port}`,
    async close() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise<void>((resolve) => front.close(() => resolve()));
    },
  };
}
