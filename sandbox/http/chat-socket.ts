import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";

const PATH = "/chat-socket";
const NOBODY_THERE = JSON.stringify({ type: "ERROR", data: { type: "SERVICE_UNAVAILABLE" } });

/** Takes web sockets at `/chat-socket` and tells whoever writes there that nobody is. Answers how to close them all. */
export function attachChatSocket(server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536 });
  sockets.on("connection", (socket) => {
    socket.on("error", () => socket.terminate());
    socket.on("message", () => socket.send(NOBODY_THERE));
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== PATH) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
