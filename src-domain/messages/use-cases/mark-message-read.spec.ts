import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aMessage } from "#test/mothers/index.ts";
import { markMessageRead } from "./mark-message-read.ts";

function marking(...messages: ReturnType<typeof aMessage>[]) {
  const provider = fakeMessages({ messages });
  const marks = fakeMessageMarks(provider);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { provider, marks, mark: () => markMessageRead({ marks }, aMessage(), key) };
}

it("marks a message as read once", async () => {
  const { provider, marks, mark } = marking(aMessage());
  expect(await mark()).toEqual({ kind: "done", value: "read" });
  expect([marks.sent.length, provider.messages[0]?.read]).toEqual([1, true]);
});

it("repeats the idempotency key of a read mark after a lost response", async () => {
  const { marks, mark } = marking(aMessage());
  marks.script.failNext("read", { kind: "timeout" });
  expect(await mark()).toMatchObject({ kind: "unknown" });
  await mark();
  expect(new Set(marks.sent.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(1);
});

it("fails with the refusal of a read mark", async () => {
  expect(await marking().mark()).toEqual({
    kind: "not-done",
    failure: { kind: "mark-refused", code: "unknown-message" },
  });
});

it("uses a new idempotency key to mark another message after a lost response", async () => {
  const messages = [aMessage(), aMessage(), aMessage({ clientMessageId: "other" })];
  const keys = await idempotencyKeysOfUnansweredWrites(messages, (message, read, key) =>
    markMessageRead({ marks: { read } }, message, key),
  );
  expect(keys).toEqual([1, 1, 2]);
});
