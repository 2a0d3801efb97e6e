import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocketServer } from "ws";
import { chatServerOf } from "../chat/chat-server.ts";
import { ChatServerConnection } from "../chat/chat-server-connection.ts";
import { CHAT_PATH } from "../configuration/configuration.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { isTenantName, type Tenants } from "../tenants/tenants.ts";

/** Longest frame of a customer, in bytes. A message of 4000 characters fits many times. */
const MAX_FRAME_BYTES = 65_536;

/**
 * Returns the tenant of a socket request by path or header; `undefined` for an invalid URL such as `//`. Must not
 * throw: an error here would not be caught.
 */
function findSocketTenant(tenants: Tenants, { url = "/", headers }: IncomingMessage): Tenant | undefined {
  const path = URL.parse(url, "http://localhost")?.pathname ?? "";
  if (path !== CHAT_PATH && !path.startsWith(`${CHAT_PATH}/`)) return undefined;
  const header = headers["x-sandbox-tenant"];
  const name = path.slice(CHAT_PATH.length + 1) || (typeof header === "string" ? header : "");
  return name === "" || isTenantName(name) ? tenants.named(name) : undefined;
}

/** Returns the origin that the browser uses. A proxy in front may use TLS. */
function originOf({ headers }: IncomingMessage): string {
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`;
}

/**
 * Returns true if a page of this host opens the socket. A browser always sends the origin of the page, so a handshake
 * of a foreign page is refused; a program without one is no page.
 */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host = "" } = headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  // A proxy in front may name the host without its port.
  return page !== null && (page.host === host || page.hostname === host);
}

/** Accepts WebSockets of the chat. Returns a function that closes them all. */
export function attachChatSocket(server: Server, tenants: Tenants): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  /** Sockets whose opening is delayed by a fault. */
  const delayedSockets = new Set<Duplex>();
  const take = async (tenant: Tenant, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const chatServer = chatServerOf(tenant);
    if (chatServer.faults.named("refuse") !== undefined) return void socket.destroy();
    const slow = chatServer.faults.named("slowOpen");
    if (slow !== undefined) {
      delayedSockets.add(socket);
      await wait(slow.delay, undefined, { ref: false });
      delayedSockets.delete(socket);
    }
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new ChatServerConnection(opened, chatServer.faults, originOf(request));
      chatServer.connect(connection);
      opened.on("error", () => opened.terminate());
      opened.on("close", () => chatServer.disconnect(connection));
      opened.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) chatServer.handleIncomingFrame(connection, data.toString("utf8"));
      });
    });
  };
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const tenant = findSocketTenant(tenants, request);
    if (tenant === undefined) socket.destroy();
    else if (!isOwnOrigin(request)) socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    else void take(tenant, request, socket, head);
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    for (const socket of delayedSockets) socket.destroy();
    sockets.close();
  };
}
