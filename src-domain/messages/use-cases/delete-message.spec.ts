import { expect, it } from "vitest";
import type { Message } from "../message.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aMessage } from "#test/mothers/index.ts";
import { deleteMessage } from "./delete-message.ts";

const OTHER = aMessage({ clientMessageId: "other" });

function deleting(...messages: readonly Message[]) {
  const provider = fakeMessages({ messages });
  const marks = fakeMessageMarks(provider);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const read = await provider.loadMessages();
    return read.ok ? read.value : undefined;
  };
  return { provider, marks, remove: () => deleteMessage({ marks, reload }, aMessage(), key) };
}

it("deletes a message once", async () => {
  const { provider, marks, remove } = deleting(OTHER, aMessage());
  expect(await remove()).toEqual({ kind: "done", value: "removed" });
  expect([marks.sent.length, provider.messages]).toEqual([1, [OTHER]]);
});

it("resolves with found-done when the message was deleted elsewhere", async () => {
  expect(await deleting(OTHER).remove()).toEqual({ kind: "found-done" });
});

it.each([
  ["found-done", [OTHER]],
  ["unknown", [OTHER, aMessage()]],
] as const)("resolves a message deletion with %s by the list after a lost response", async (kind, messages) => {
  const { marks, remove } = deleting(...messages);
  marks.script.failNext("remove", { kind: "timeout" });
  expect(await remove()).toMatchObject({ kind });
});

it("leaves the outcome of a deletion unknown when the messages cannot be re-read", async () => {
  const { provider, marks, remove } = deleting(OTHER);
  marks.script.failNext("remove", { kind: "timeout" });
  provider.script.failNext("loadMessages", { kind: "unreachable" });
  expect(await remove()).toMatchObject({ kind: "unknown" });
});

it("fails to delete with the refusal of a message that must be answered first", async () => {
  const { remove } = deleting(aMessage({ rodoMessageId: "R-1" }));
  expect(await remove()).toEqual({ kind: "not-done", failure: { kind: "mark-refused", code: "answer-needed" } });
});

it("fails with the HTTP status when the server rejects the deletion of a message", async () => {
  const { marks, remove } = deleting(aMessage());
  marks.script.failNext("remove", { kind: "http", status: 400 });
  expect(await remove()).toEqual({ kind: "not-done", failure: { kind: "http", status: 400 } });
});

it("uses a new idempotency key to delete another message after a lost response", async () => {
  const keys = await idempotencyKeysOfUnansweredWrites([aMessage(), aMessage(), OTHER], (message, remove, key) =>
    deleteMessage({ marks: { remove }, reload: () => Promise.resolve(undefined) }, message, key),
  );
  expect(keys).toEqual([1, 1, 2]);
});
