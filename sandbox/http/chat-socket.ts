import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocketServer } from "ws";
import { chatOf } from "../chat/house.ts";
import { Line } from "../chat/line.ts";
import { CHAT_PATH } from "../configuration/configuration.ts";
import type { World } from "../world/world.ts";
import { isWorldName, type Worlds } from "../world/worlds.ts";

/** The longest frame of a customer: a message of 4000 characters has its place in it many times over. */
const LONGEST_FRAME = 65_536;

/**
 * The world whose chat an address is: that of its path, or of the header. `undefined` for an address that is none, such
 * as `//`: an error here is nobody's to catch.
 */
function worldAt(worlds: Worlds, { url = "/", headers }: IncomingMessage): World | undefined {
  const path = URL.parse(url, "http://localhost")?.pathname ?? "";
  if (path !== CHAT_PATH && !path.startsWith(`${CHAT_PATH}/`)) return undefined;
  const header = headers["x-sandbox-world"];
  const name = path.slice(CHAT_PATH.length + 1) || (typeof header === "string" ? header : "");
  return name === "" || isWorldName(name) ? worlds.named(name) : undefined;
}

/** Where the customer's browser sees this server: a proxy in front may speak TLS where the sandbox does not. */
function originOf({ headers }: IncomingMessage): string {
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`;
}

/** Takes web sockets for the chat. Answers how to close them all. */
export function attachChatSocket(server: Server, worlds: Worlds): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME });
  /** Those that are let in late. */
  const knocking = new Set<Duplex>();
  const take = async (world: World, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const house = chatOf(world);
    if (house.faults.named("refuse") !== undefined) return void socket.destroy();
    const slow = house.faults.named("slowOpen");
    if (slow !== undefined) {
      knocking.add(socket);
      await wait(slow.delay, undefined, { ref: false });
      knocking.delete(socket);
    }
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const line = new Line(opened, house.faults, originOf(request));
      house.connect(line);
      opened.on("error", () => opened.terminate());
      opened.on("close", () => house.disconnect(line));
      opened.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) house.hear(line, data.toString("utf8"));
      });
    });
  };
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const world = worldAt(worlds, request);
    if (world === undefined) socket.destroy();
    else void take(world, request, socket, head);
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    for (const socket of knocking) socket.destroy();
    sockets.close();
  };
}
