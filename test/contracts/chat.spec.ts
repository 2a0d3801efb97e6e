import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { afterEach, expect, it } from "vitest";
import { WebSocketChatAdapter } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { fakeChatAdmission, fakeChatSocket } from "#test/fakes/fake-chat.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { chatAdmissionPortContract } from "./chat-admission-port.contract.ts";
import { startChatTestServer, type ChatTestServer } from "./chat-test-server.ts";
import { chatSocketPortContract } from "./chat-socket-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const newWire = useSandbox();
const servers: ChatTestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Creates the real adapter and a server for its socket. */
async function connectToTestServer(clock: ClockPort = new SystemClockAdapter()) {
  const server = await startChatTestServer();
  servers.push(server);
  const reported: string[] = [];
  const port = new WebSocketChatAdapter({
    address: server.address,
    connect: (address) => new WebSocket(address),
    sessionId: () => "s-1",
    clock,
    report: (what) => reported.push(what),
  });
  return { ...server, port, reported };
}

chatSocketPortContract("fake", async () => {
  const port = fakeChatSocket();
  return {
    port,
    take: async () => port.answer(),
    refuse: async () => port.drop(),
    arrived: () => port.sent.map((frame) => ("id" in frame ? `${frame.type} ${frame.id}` : frame.type)),
    sendFrame: (frame) => port.receive(frame),
    end: (code) => port.drop(code),
  };
});

chatSocketPortContract("WebSocket", async () => {
  const server = await connectToTestServer();
  return {
    ...server,
    sendFrame: ({ position }) => server.write(JSON.stringify({ type: "WAIT_MESSAGE", data: { position } })),
  };
});

chatAdmissionPortContract("fake", () => {
  const port = fakeChatAdmission();
  const as = (isBackdoor: boolean) => async () => {
    port.backdoor(isBackdoor);
    return port;
  };
  return {
    asCustomer: as(false),
    asOperator: as(true),
    breakDown: () => port.script.breakDown("token", "isBackdoor"),
  };
});

chatAdmissionPortContract("SOAP", () => {
  const wire = newWire();
  const as = (login: string) => async () => {
    await wire.logIn(login);
    return new SoapChatAdmissionAdapter(wire.gateway, new SoapBackendAccessAdapter(wire.gateway));
  };
  return { asCustomer: as("m.brzezinska"), asOperator: as("crm.oliwa"), breakDown: () => wire.breakDown("*") };
});

it("(part of CHAT-12) sends the token of the connection and the current session in every frame", async () => {
  const { port, frames, take } = await connectToTestServer();
  port.open("t-1");
  await take();
  await new Promise<void>((opened) => port.events.subscribe(() => opened()));
  port.send({ type: "CHAT_RECONNECT", after: 4 });
  await expect
    .poll(() => frames)
    .toEqual([{ type: "CHAT_RECONNECT", data: { token: "t-1", sessionId: "s-1", after: 4 } }]);
  port.close();
});

it("(part of CHAT-13) reports an unreadable frame by its type, and handles later frames", async () => {
  const { port, take, write, reported } = await connectToTestServer();
  const receivedTypes: string[] = [];
  port.events.subscribe((event) => receivedTypes.push(event.kind === "frame-received" ? event.frame.type : event.kind));
  port.open("t-1");
  await take();
  await expect.poll(() => receivedTypes).toEqual(["opened"]);
  for (const text of [
    "{",
    JSON.stringify({ type: "SURPRISE", data: { pesel: "84061507489" } }),
    JSON.stringify({ type: "NEW_MESSAGE", data: { id: "m-1", data: "tajne" } }),
  ])
    write(text);
  write(Buffer.from([1, 2, 3]));
  write(JSON.stringify({ type: "HISTORY_LIST", data: { chats: [{ id: 7 }] } }));
  write(JSON.stringify({ type: "BOT_ENDED", data: {} }));
  await expect.poll(() => receivedTypes).toEqual(["opened", "HISTORY_LIST", "BOT_ENDED"]);
  expect(reported).toEqual([
    "frame not-json",
    "frame unknown SURPRISE",
    "frame malformed NEW_MESSAGE",
    "frame not-text",
    "frame HISTORY_LIST without 1",
  ]);
  port.close();
});

it("(part of CHAT-11) closes the connection when sent data no longer leaves the device", async () => {
  const clock = movableClock();
  const { port, take, stopReading } = await connectToTestServer(clock);
  const events: string[] = [];
  port.events.subscribe((one) => events.push(one.kind === "closed" ? `closed ${one.code}` : one.kind));
  port.open("t-1");
  await take();
  await expect.poll(() => events).toEqual(["opened"]);
  // Sends more than the buffers of both ends can hold, so that the data stays on the device.
  stopReading();
  const long = "x".repeat(100_000);
  for (let count = 0; count < 200; count += 1) port.send({ type: "NEW_MESSAGE", id: `o-${count}`, text: long });
  await clock.advance(5_000);
  expect(events).toEqual(["opened"]);
  await expect
    .poll(async () => {
      await clock.advance(5_000);
      return events;
    })
    .toEqual(["opened", "closed 1006"]);
});

it("(part of CHAT-11) keeps a connection open for any time while no data is waiting to be sent", async () => {
  const clock = movableClock();
  const { port, take, arrived } = await connectToTestServer(clock);
  const events: string[] = [];
  port.events.subscribe((one) => events.push(one.kind));
  port.open("t-1");
  await take();
  await expect.poll(() => events).toEqual(["opened"]);
  for (const id of ["o-1", "o-2"]) {
    port.send({ type: "NEW_MESSAGE", id, text: "a" });
    await expect.poll(arrived).toContain(`NEW_MESSAGE ${id}`);
    await clock.advance(60_000);
  }
  expect(events).toEqual(["opened"]);
  port.close();
});

it("(part of HTTP-04) reports a chat handler that throws once, and passes on later frames", async () => {
  const { uncaught } = collectThrownErrors();
  const { port, take, write, reported } = await connectToTestServer();
  const broken = new TypeError("no map");
  const handled: unknown[] = [];
  port.events.subscribe((event) => {
    if (event.kind !== "frame-received") return;
    handled.push(event.frame);
    if (handled.length === 1) throw broken;
  });
  port.open("t-1");
  await take();
  for (const position of [2, 1]) write(JSON.stringify({ type: "WAIT_MESSAGE", data: { position } }));
  await expect.poll(() => handled).toEqual([2, 1].map((position) => ({ type: "WAIT_MESSAGE", position })));
  await expect.poll(() => uncaught).toEqual([broken]);
  expect(reported).toEqual([]);
  port.close();
});

it("reports an invalid address as a cut connection, after open has returned", async () => {
  const clock = movableClock();
  const port = new WebSocketChatAdapter({
    address: "nothing",
    connect: () => {
      throw new SyntaxError("invalid address");
    },
    sessionId: () => undefined,
    clock,
    report: () => undefined,
  });
  const events: unknown[] = [];
  port.events.subscribe((one) => events.push(one));
  port.open("t-1");
  expect(events).toEqual([]);
  await clock.advance(0);
  expect(events).toEqual([{ kind: "closed", code: 1006 }]);
  port.open("t-1");
  port.close();
  await clock.advance(0);
  expect(events).toHaveLength(1);
});
