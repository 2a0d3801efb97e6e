import { readFileSync } from "node:fs";
import { createServer as createPlainServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";

/**
 * Answers with the request's headers, and with the CORS headers of a careless engine. Closes the connection without a
 * response if the request has the header `X-Echo-Close`.
 */
const echo: RequestListener = (request, response) => {
  if (request.headers["x-echo-close"] !== undefined) {
    request.socket.destroy();
    return;
  }
  response.writeHead(200, { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" });
  response.end(JSON.stringify(request.headers));
};

/** Engine that shows what it receives. */
export interface EchoServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the engine, with TLS if there is a certificate. */
export async function startEchoServer(tls?: {
  readonly certificate: string;
  readonly certificateKey: string;
}): Promise<EchoServer> {
  const server: Server =
    tls === undefined
      ? createPlainServer(echo)
      : createTlsServer({ cert: readFileSync(tls.certificate), key: readFileSync(tls.certificateKey) }, echo);
  await new Promise<void>((started) => void server.listen(0, "127.0.0.1", () => started()));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the echo server does not listen on a port");
  return {
    port: address.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
