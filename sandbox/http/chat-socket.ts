import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";

const PATH = "/chat-socket";
const NOBODY_THERE = JSON.stringify({ type: "ERROR", data: { type: "SERVICE_UNAVAILABLE" } });

/** `undefined` for an address that is none, such as `//`: an error here is nobody's to catch, and would end the program. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  return URL.parse(url, "http://localhost")?.pathname;
}

/** Takes web sockets at `/chat-socket` and tells whoever writes there that nobody is. Answers how to close them all. */
export function attachChatSocket(server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536 });
  sockets.on("connection", (socket) => {
    socket.on("error", () => socket.terminate());
    socket.on("message", () => socket.send(NOBODY_THERE));
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== PATH) {
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
