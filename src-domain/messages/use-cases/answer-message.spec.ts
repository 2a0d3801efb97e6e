import { expect, it } from "vitest";
import type { Message } from "../message.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aMessage } from "#test/mothers/index.ts";
import { answerMessage } from "./answer-message.ts";

const ASKING = aMessage({ rodoMessageId: "R-1" });
const OTHER = aMessage({ clientMessageId: "other", rodoMessageId: "R-2", read: true });

function answering(...messages: readonly Message[]) {
  const provider = fakeMessages({ messages });
  const marks = fakeMessageMarks(provider);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const read = await provider.loadMessages();
    return read.ok ? read.value : undefined;
  };
  return { provider, marks, answer: () => answerMessage({ marks, reload }, ASKING, key) };
}

it("sends the answer to a message once", async () => {
  const { provider, marks, answer } = answering(ASKING);
  expect(await answer()).toEqual({ kind: "done", value: "read" });
  expect([marks.sent.length, provider.messages[0]?.read]).toEqual([1, true]);
});

it.each([
  ["found-done", [OTHER, { ...ASKING, read: true }]],
  ["unknown", [OTHER, ASKING]],
  ["unknown", [OTHER]],
] as const)("resolves with %s by the answered message after a lost response", async (kind, messages) => {
  const { marks, answer } = answering(...messages);
  marks.script.failNext("read", { kind: "timeout" });
  expect(await answer()).toMatchObject({ kind });
});

it("leaves the outcome of an answer unknown when the messages cannot be re-read", async () => {
  const { provider, marks, answer } = answering({ ...ASKING, read: true });
  marks.script.failNext("read", { kind: "timeout" });
  provider.script.failNext("loadMessages", { kind: "unreachable" });
  expect(await answer()).toMatchObject({ kind: "unknown" });
});

it("fails with the refusal of an answer", async () => {
  expect(await answering().answer()).toMatchObject({ kind: "not-done", failure: { code: "unknown-message" } });
});

it("uses a new idempotency key for an answer to another message after a lost response", async () => {
  const keys = await idempotencyKeysOfUnansweredWrites([ASKING, ASKING, OTHER], (message, read, key) =>
    answerMessage({ marks: { read }, reload: () => Promise.resolve(undefined) }, message, key),
  );
  expect(keys).toEqual([1, 1, 2]);
});
