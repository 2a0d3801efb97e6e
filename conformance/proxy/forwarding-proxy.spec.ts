import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { startForwardingProxy, type ForwardingProxy, type ForwardingProxyOptions } from "./forwarding-proxy.ts";

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};

/** Starts a provider that echoes requests, and frames in capitals. */
async function startEcho(): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.writeHead(request.url === "/moved" ? 302 : 201, {
        "Set-Cookie": ["a=1", "b=2"],
        Location: "/there",
      });
      response.end(
        `${request.method} ${request.url} ${request.headers.host} ${Buffer.concat(chunks).toString("utf8")}`,
      );
    });
  });
  const isAccepted = ({ origin }: { origin: string }): boolean => origin !== "https://foreign.example";
  const sockets = new WebSocketServer({ server, verifyClient: isAccepted });
  sockets.on("connection", (socket, { headers }) => {
    socket.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      if (text === "end") socket.close(1008, "end");
      else socket.send(`${text.toUpperCase()} ${headers.cookie ?? ""}`.trim());
    });
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  closing.push(async () => {
    sockets.close();
    server.closeAllConnections();
    await new Promise<void>((closed) => void server.close(() => closed()));
  });
  return portOf(server);
}

async function startProxy(options: Partial<ForwardingProxyOptions> = {}): Promise<ForwardingProxy> {
  const target = options.target ?? new URL(`http://127.0.0.1:${await startEcho()}`);
  const proxy = await startForwardingProxy({ ...options, target, port: 0 });
  closing.push(() => proxy.close());
  return proxy;
}

/** Sends a text; resolves with the next frame, or with the code of a close. */
const answerTo = (socket: WebSocket, text: string): Promise<string | number> =>
  new Promise((resolve) => {
    socket.once("message", (data: Buffer) => resolve(data.toString("utf8")));
    socket.once("close", (code) => resolve(code));
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.once("open", () => socket.send(text));
  });

it("passes method, path, host, body, status and headers on", async () => {
  const proxy = await startProxy();
  const response = await fetch(`${proxy.url}/service?a=b`, { method: "POST", body: "Zażółć" });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe(`POST /service?a=b ${new URL(proxy.url).host} Zażółć`);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

it("passes a redirect on instead of following it", async () => {
  const proxy = await startProxy();
  const response = await fetch(`${proxy.url}/moved`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/there"]);
});

it("lets its owner answer a request and change the provider's response", async () => {
  const proxy = await startProxy({
    answer: async (request, forward) =>
      request.path === "/own"
        ? { status: 200, headers: {}, body: Buffer.from("own") }
        : { ...(await forward({ ...request, path: "/other" })), status: 500 },
  });
  expect(await (await fetch(`${proxy.url}/own`)).text()).toBe("own");
  const changed = await fetch(`${proxy.url}/service`);
  expect([changed.status, await changed.text()]).toEqual([500, expect.stringContaining("GET /other")]);
});

it("answers HTTP 502 when the provider does not answer", async () => {
  const proxy = await startProxy({ target: new URL("http://127.0.0.1:1") });
  expect((await fetch(`${proxy.url}/service`)).status).toBe(502);
});

it("passes frames, cookies and close codes of a WebSocket on", async () => {
  const frames: string[] = [];
  const proxy = await startProxy({
    passFrame: (direction, frame, socket) => {
      frames.push(`${socket} ${direction} ${frame}`);
      return [frame];
    },
  });
  const socket = new WebSocket(proxy.url.replace("http", "ws"), { headers: { cookie: "a=1" } });
  expect(await answerTo(socket, "hello")).toBe("HELLO a=1");
  expect(await answerTo(socket, "end")).toBe(1008);
  expect(frames).toEqual(["1 sent hello", "1 received HELLO a=1", "1 sent end"]);
});

it("drops and replaces frames as its owner says", async () => {
  const proxy = await startProxy({
    passFrame: (direction, frame) => (direction === "sent" ? [frame, "more"] : frame === "A" ? [] : [`${frame}!`]),
  });
  const socket = new WebSocket(proxy.url.replace("http", "ws"));
  expect(await answerTo(socket, "a")).toBe("MORE!");
  socket.terminate();
});

it("refuses the handshake of a WebSocket that the provider refuses", async () => {
  const proxy = await startProxy();
  const socket = new WebSocket(proxy.url.replace("http", "ws"), { origin: "https://foreign.example" });
  const outcome = new Promise<string>((resolve) => {
    socket.once("open", () => resolve("open"));
    socket.once("error", () => resolve("refused"));
  });
  expect(await outcome).toBe("refused");
});
