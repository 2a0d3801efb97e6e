import { afterEach, describe, expect, it } from "vitest";
import type { ChatSocketEvent, ChatSocketPort, ReceivedFrame } from "#domain/chat/index.ts";

/** Socket of a chat and its server. */
export interface ChatSocketContractSetup {
  readonly port: ChatSocketPort;
  /** Accepts the socket that is being opened. */
  take(): Promise<void>;
  /** Refuses the socket that is being opened. */
  refuse(): Promise<void>;
  /** Frames that the server has received over any socket, in order: the type, and the id if the frame has one. */
  arrived(): readonly string[];
  /** Sends a frame over the socket that the server accepted last. */
  sendFrame(frame: ReceivedFrame & { readonly type: "WAIT_MESSAGE" }): void;
  /** Closes the socket with a code; 1006 cuts the connection. */
  end(code: number): void;
}

const waiting = (position: number) => ({ type: "WAIT_MESSAGE", position }) as const;
const receivedNews = (position: number): ChatSocketEvent => ({ kind: "frame-received", frame: waiting(position) });

/** Runs the contract suite of `ChatSocketPort`. */
export function chatSocketPortContract(name: string, make: () => Promise<ChatSocketContractSetup>): void {
  describe(`ChatSocketPort: ${name}`, () => {
    const open: ChatSocketPort[] = [];
    afterEach(() => {
      for (const port of open.splice(0)) port.close();
    });
    async function openSocket() {
      const setup = await make();
      open.push(setup.port);
      const events: ChatSocketEvent[] = [];
      setup.port.events.subscribe((one) => events.push(one));
      setup.port.open("t-1");
      expect(events, "no event may be emitted before open returns").toEqual([]);
      return { ...setup, events };
    }
    async function openConnectedSocket() {
      const setup = await openSocket();
      await setup.take();
      await expect.poll(() => setup.events).toEqual([{ kind: "opened" }]);
      setup.events.length = 0;
      return setup;
    }

    it("reports the open socket and the received frames in order", async () => {
      const { events, sendFrame } = await openConnectedSocket();
      for (const position of [3, 2, 1]) sendFrame(waiting(position));
      await expect.poll(() => events).toEqual([receivedNews(3), receivedNews(2), receivedNews(1)]);
    });

    it("sends frames in order, and drops frames that were sent before the socket opened", async () => {
      const { port, take, arrived, events } = await openSocket();
      port.send({ type: "WAITING" });
      await take();
      await expect.poll(() => events).toEqual([{ kind: "opened" }]);
      port.send({ type: "NEW_MESSAGE", id: "o-1", text: "a" });
      port.send({ type: "ACK_NEW_MESSAGE", id: "m-1" });
      await expect.poll(arrived).toEqual(["NEW_MESSAGE o-1", "ACK_NEW_MESSAGE m-1"]);
    });

    it.each([1000, 1008, 1011])("reports that the server closed the socket with %i", async (code) => {
      const { events, end } = await openConnectedSocket();
      end(code);
      await expect.poll(() => events).toEqual([{ kind: "closed", code }]);
    });

    it("reports a cut connection and a refused socket as code 1006", async () => {
      const broken = await openConnectedSocket();
      broken.end(1006);
      await expect.poll(() => broken.events).toEqual([{ kind: "closed", code: 1006 }]);
      const refused = await openSocket();
      await refused.refuse();
      await expect.poll(() => refused.events).toEqual([{ kind: "closed", code: 1006 }]);
    });

    it("opens another socket after one has closed", async () => {
      const { port, events, end, take, sendFrame } = await openConnectedSocket();
      end(1006);
      await expect.poll(() => events).toEqual([{ kind: "closed", code: 1006 }]);
      port.open("t-2");
      await take();
      await expect.poll(() => events.at(-1)).toEqual({ kind: "opened" });
      sendFrame(waiting(1));
      await expect.poll(() => events.slice(1)).toEqual([{ kind: "opened" }, receivedNews(1)]);
    });

    it("sends queued frames before it closes, and reports neither its own closing nor later frames", async () => {
      const { port, events, arrived, take, sendFrame } = await openConnectedSocket();
      port.send({ type: "CHAT_ENDED" });
      port.close();
      port.send({ type: "WAITING" });
      await expect.poll(arrived).toEqual(["CHAT_ENDED"]);
      port.open("t-2");
      await take();
      sendFrame(waiting(1));
      await expect.poll(() => events).toEqual([{ kind: "opened" }, receivedNews(1)]);
    });

    it("reports no events of a replaced socket", async () => {
      const { port, events, take, sendFrame } = await openConnectedSocket();
      port.open("t-2");
      sendFrame(waiting(9));
      await take();
      sendFrame(waiting(1));
      await expect.poll(() => events).toEqual([{ kind: "opened" }, receivedNews(1)]);
    });
  });
}
