import { afterEach, describe, expect, it } from "vitest";
import type { ChatSocketNews, ChatSocketPort, ReceivedFrame } from "#domain/chat/index.ts";

/** A chat's socket and its other end. */
export interface ChatSocketWorld {
  readonly port: ChatSocketPort;
  /** The other side takes the socket that is being opened. */
  take(): Promise<void>;
  /** The other side does not. */
  refuse(): Promise<void>;
  /** What has arrived there over any socket, in order: the type, and the id where there is one. */
  arrived(): readonly string[];
  /** The other side sends over the socket that was taken last. */
  say(frame: ReceivedFrame & { readonly type: "WAIT_MESSAGE" }): void;
  /** The other side closes with a code; 1006 cuts the line. */
  end(code: number): void;
}

const waiting = (position: number) => ({ type: "WAIT_MESSAGE", position }) as const;
const heard = (position: number): ChatSocketNews => ({ kind: "heard", frame: waiting(position) });

/** What every `ChatSocketPort` keeps to. */
export function chatSocketPortContract(name: string, make: () => Promise<ChatSocketWorld>): void {
  describe(`ChatSocketPort: ${name}`, () => {
    const open: ChatSocketPort[] = [];
    afterEach(() => {
      for (const port of open.splice(0)) port.close();
    });
    async function opened() {
      const world = await make();
      open.push(world.port);
      const news: ChatSocketNews[] = [];
      world.port.news.subscribe((one) => news.push(one));
      world.port.open("t-1");
      expect(news, "nothing is told before open returns").toEqual([]);
      return { ...world, news };
    }
    async function connected() {
      const world = await opened();
      await world.take();
      await expect.poll(() => world.news).toEqual([{ kind: "opened" }]);
      world.news.length = 0;
      return world;
    }

    it("tells that it is open, and hears what comes, in its order", async () => {
      const { news, say } = await connected();
      for (const position of [3, 2, 1]) say(waiting(position));
      await expect.poll(() => news).toEqual([heard(3), heard(2), heard(1)]);
    });

    it("sends what it is given, in its order, and nothing before it is open", async () => {
      const { port, take, arrived, news } = await opened();
      port.send({ type: "WAITING" });
      await take();
      await expect.poll(() => news).toEqual([{ kind: "opened" }]);
      port.send({ type: "NEW_MESSAGE", id: "o-1", text: "a" });
      port.send({ type: "ACK_NEW_MESSAGE", id: "m-1" });
      await expect.poll(arrived).toEqual(["NEW_MESSAGE o-1", "ACK_NEW_MESSAGE m-1"]);
    });

    it.each([1000, 1008, 1011])("tells that the other side has closed it with %i", async (code) => {
      const { news, end } = await connected();
      end(code);
      await expect.poll(() => news).toEqual([{ kind: "closed", code }]);
    });

    it("tells a line that broke, and a socket that nobody takes, as 1006", async () => {
      const broken = await connected();
      broken.end(1006);
      await expect.poll(() => broken.news).toEqual([{ kind: "closed", code: 1006 }]);
      const refused = await opened();
      await refused.refuse();
      await expect.poll(() => refused.news).toEqual([{ kind: "closed", code: 1006 }]);
    });

    it("after an end another one can be opened", async () => {
      const { port, news, end, take, say } = await connected();
      end(1006);
      await expect.poll(() => news).toEqual([{ kind: "closed", code: 1006 }]);
      port.open("t-2");
      await take();
      await expect.poll(() => news.at(-1)).toEqual({ kind: "opened" });
      say(waiting(1));
      await expect.poll(() => news.slice(1)).toEqual([{ kind: "opened" }, heard(1)]);
    });

    it("lets what was sent leave before it closes, and tells nothing of its own closing, nor of what was closed", async () => {
      const { port, news, arrived, take, say } = await connected();
      port.send({ type: "CHAT_ENDED" });
      port.close();
      port.send({ type: "WAITING" });
      await expect.poll(arrived).toEqual(["CHAT_ENDED"]);
      port.open("t-2");
      await take();
      say(waiting(1));
      await expect.poll(() => news).toEqual([{ kind: "opened" }, heard(1)]);
    });

    it("a socket that was replaced tells nothing any more", async () => {
      const { port, news, take, say } = await connected();
      port.open("t-2");
      say(waiting(9));
      await take();
      say(waiting(1));
      await expect.poll(() => news).toEqual([{ kind: "opened" }, heard(1)]);
    });
  });
}
