import { describe, expect, it } from "vitest";
import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { Message, MessagesPort } from "#domain/messages/index.ts";
import type { MessageMarksPort } from "#domain/messages/messages.port.ts";

/** A customer with an unread message, and one that awaits an answer. */
export interface MessageMarksContractSetup {
  readonly marks: MessageMarksPort;
  readonly messages: Pick<MessagesPort, "loadMessages">;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const mark = (message: Message) => ({
  idempotencyKey: `marks-intent-${String((keyCount += 1)).padStart(8, "0")}`,
  message,
});
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "mark-refused", code } });

/** What every `MessageMarksPort` keeps to. `make` gives a new world each time. */
export function messageMarksPortContract(name: string, make: () => Promise<MessageMarksContractSetup>): void {
  describe(`MessageMarksPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const all = async () => {
        const loaded = await setup.messages.loadMessages();
        if (!loaded.ok) throw new Error("no messages");
        return loaded.value;
      };
      const first = async (is: (message: Message) => boolean) => {
        const found = (await all()).find(is);
        if (found === undefined) throw new Error("no such message");
        return found;
      };
      const again = async ({ clientMessageId }: Message) =>
        (await all()).find((one) => one.clientMessageId === clientMessageId);
      return { ...setup, first, again };
    }
    const isPlain = (message: Message) => !message.read && message.rodoMessageId === undefined && message.type !== 3;

    it("(part of MSG-01) marks a message as read, also for the second time", async () => {
      const { marks, first, again } = await prepare();
      const message = await first(isPlain);
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
      expect(await again(message)).toMatchObject({ read: true });
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
    });

    it("(part of MSG-01) takes a message away once for one wish, and says of the next one that there is none", async () => {
      const { marks, first, again } = await prepare();
      const message = await first(isPlain);
      const request = mark(message);
      expect(await marks.remove(request)).toEqual({ ok: true, value: "removed" });
      expect(await again(message)).toBeUndefined();
      expect(await marks.remove(request)).toEqual({ ok: true, value: "removed" });
      expect(await marks.remove(mark(message))).toEqual(refusalResult("unknown-message"));
      expect(await marks.read(mark(message))).toEqual(refusalResult("unknown-message"));
    });

    it("(part of MSG-05) keeps a message that awaits an answer until it is answered", async () => {
      const { marks, first, again } = await prepare();
      const message = await first(awaitsAnswer);
      expect(await marks.remove(mark(message))).toEqual(refusalResult("answer-needed"));
      expect(await marks.read(mark({ ...message, rodoMessageId: undefined }))).toEqual(refusalResult("answer-needed"));
      expect(await marks.read(mark({ ...message, rodoMessageId: "another" }))).toEqual(refusalResult("answer-needed"));
      expect(await again(message)).toMatchObject({ read: false });
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
      expect(await again(message)).toMatchObject({ read: true });
      expect(await marks.remove(mark(message))).toEqual({ ok: true, value: "removed" });
    });

    it("takes no other content under the id of a wish", async () => {
      const { marks, first } = await prepare();
      const request = mark(await first(isPlain));
      await marks.read(request);
      expect(await marks.read({ ...request, message: await first(awaitsAnswer) })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { marks, first, breakDown } = await prepare();
      const message = await first(isPlain);
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await marks.read(mark(message))).toEqual(failed);
      expect(await marks.remove(mark(message))).toEqual(failed);
    });
  });
}
