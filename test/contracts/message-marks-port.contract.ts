import { describe, expect, it } from "vitest";
import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { Message, MessagesPort } from "#domain/messages/index.ts";
import type { MessageMarksPort } from "#domain/messages/messages.port.ts";

/** Customer with an unread message, and one that awaits an answer. */
export interface MessageMarksContractSetup {
  readonly marks: MessageMarksPort;
  readonly messages: Pick<MessagesPort, "loadMessages">;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const mark = (message: Message) => ({
  idempotencyKey: `marks-intent-${String((keyCount += 1)).padStart(8, "0")}`,
  message,
});
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "mark-refused", code } });

/** Runs the contract suite of `MessageMarksPort`. `make` creates a new provider each time. */
export function messageMarksPortContract(name: string, make: () => Promise<MessageMarksContractSetup>): void {
  describe(`MessageMarksPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const all = async () => {
        const loaded = await setup.messages.loadMessages();
        if (!loaded.ok) throw new Error("the messages must load");
        return loaded.value;
      };
      const findMessage = async (is: (message: Message) => boolean) => {
        const found = (await all()).find(is);
        if (found === undefined) throw new Error("the customer has no such message");
        return found;
      };
      const reloadMessage = async ({ clientMessageId }: Message) =>
        (await all()).find((one) => one.clientMessageId === clientMessageId);
      return { ...setup, findMessage, reloadMessage };
    }
    const isPlain = (message: Message) => !message.read && message.rodoMessageId === undefined && message.type !== 3;

    it("(part of MSG-01) marks a message as read, also when it is already read", async () => {
      const { marks, findMessage, reloadMessage } = await prepare();
      const message = await findMessage(isPlain);
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
      expect(await reloadMessage(message)).toMatchObject({ read: true });
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
    });

    it("(part of MSG-01) removes a message once per idempotency key, then rejects it", async () => {
      const { marks, findMessage, reloadMessage } = await prepare();
      const message = await findMessage(isPlain);
      const request = mark(message);
      expect(await marks.remove(request)).toEqual({ ok: true, value: "removed" });
      expect(await reloadMessage(message)).toBeUndefined();
      expect(await marks.remove(request)).toEqual({ ok: true, value: "removed" });
      expect(await marks.remove(mark(message))).toEqual(refusalResult("unknown-message"));
      expect(await marks.read(mark(message))).toEqual(refusalResult("unknown-message"));
    });

    it("(part of MSG-05) keeps a message that awaits an answer until it is answered", async () => {
      const { marks, findMessage, reloadMessage } = await prepare();
      const message = await findMessage(awaitsAnswer);
      expect(await marks.remove(mark(message))).toEqual(refusalResult("answer-needed"));
      expect(await marks.read(mark({ ...message, rodoMessageId: undefined }))).toEqual(refusalResult("answer-needed"));
      expect(await marks.read(mark({ ...message, rodoMessageId: "another" }))).toEqual(refusalResult("answer-needed"));
      expect(await reloadMessage(message)).toMatchObject({ read: false });
      expect(await marks.read(mark(message))).toEqual({ ok: true, value: "read" });
      expect(await reloadMessage(message)).toMatchObject({ read: true });
      expect(await marks.remove(mark(message))).toEqual({ ok: true, value: "removed" });
    });

    it("(part of MSG-10) marks messages as read together, except one that awaits an answer", async () => {
      const { marks, findMessage, reloadMessage } = await prepare();
      const [plain, awaiting] = [await findMessage(isPlain), await findMessage(awaitsAnswer)];
      const messageIds = [plain.clientMessageId, awaiting.clientMessageId, "unknown"];
      const order = { ...mark(plain), messageIds };
      const done = { ok: true, value: new Set([plain.clientMessageId]) };
      expect([await marks.readAll(order), await marks.readAll(order)]).toEqual([done, done]);
      expect([await reloadMessage(plain), await reloadMessage(awaiting)]).toMatchObject([
        { read: true },
        { read: false },
      ]);
    });

    it("(part of MSG-11) returns the time of a confirmation with the message", async () => {
      const { marks, findMessage, reloadMessage } = await prepare();
      const message = await findMessage(awaitsAnswer);
      expect(message.confirmedAt).toBeUndefined();
      await marks.read(mark(message));
      expect(await reloadMessage(message)).toMatchObject({ read: true, confirmedAt: expect.any(Number) });
    });

    it("rejects other content with a used idempotency key", async () => {
      const { marks, findMessage } = await prepare();
      const request = mark(await findMessage(isPlain));
      await marks.read(request);
      expect(await marks.read({ ...request, message: await findMessage(awaitsAnswer) })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { marks, findMessage, breakDown } = await prepare();
      const message = await findMessage(isPlain);
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await marks.read(mark(message))).toEqual(failed);
      expect(await marks.remove(mark(message))).toEqual(failed);
    });
  });
}
