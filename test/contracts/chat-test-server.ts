import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket as ServerSocket } from "ws";
import { expect } from "vitest";
import { asRecord, asText } from "../../scripts/json.ts";

/** Server of a chat's socket, controlled by a test. */
export interface ChatTestServer {
  readonly address: string;
  /** Frames received over any socket, in order. */
  readonly frames: readonly Readonly<Record<string, unknown>>[];
  /** Received frames as their type, and their id if they have one. */
  arrived(): readonly string[];
  take(): Promise<void>;
  refuse(): Promise<void>;
  /** Sends over the socket that was accepted last. */
  write(text: string | Buffer): void;
  end(code: number): void;
  /** Stops reading, so that the connection is half open. */
  stopReading(): void;
  close(): Promise<void>;
}

/** Starts a server at a free port that accepts a socket only when the test calls `take`. */
export async function startChatTestServer(): Promise<ChatTestServer> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const pendingUpgrades: { readonly request: IncomingMessage; readonly socket: Duplex; readonly head: Buffer }[] = [];
  const frames: Readonly<Record<string, unknown>>[] = [];
  let last: ServerSocket | undefined;
  server.on("upgrade", (request, socket, head) => pendingUpgrades.push({ request, socket, head }));
  sockets.on("connection", (socket: ServerSocket) => {
    last = socket;
    socket.on("message", (data: Buffer) => frames.push(asRecord(JSON.parse(data.toString("utf8")))));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("the chat test server has no port");
  const next = async () => {
    await expect.poll(() => pendingUpgrades.length).toBeGreaterThan(0);
    const one = pendingUpgrades.shift();
    if (one === undefined) throw new Error("a socket must be waiting to be accepted");
    return one;
  };
  return {
    address: `ws://127.0.0.1:${address.port}/chat`,
    frames,
    arrived: () => frames.map(({ type, data }) => `${asText(type)} ${asText(asRecord(data)["id"])}`.trim()),
    async take() {
      const { request, socket, head } = await next();
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
    },
    async refuse() {
      (await next()).socket.destroy();
    },
    write: (text) => last?.send(text),
    end: (code) => (code === 1006 ? last?.terminate() : last?.close(code)),
    stopReading: () => last?.pause(),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      for (const { socket } of pendingUpgrades) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
