import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { aMessage } from "#test/mothers/index.ts";
import { markableIds, markMessagesRead } from "./mark-messages-read.ts";

function marking() {
  const provider = fakeMessages({
    messages: [
      aMessage({ clientMessageId: "M-1" }),
      aMessage({ clientMessageId: "M-2" }),
      aMessage({ clientMessageId: "M-3", rodoMessageId: "RODO" }),
      aMessage({ clientMessageId: "M-4", read: true }),
    ],
  });
  const marks = fakeMessageMarks(provider);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const ports = { marks, reload: async () => provider.messages };
  return { provider, marks, mark: (ids: readonly string[]) => markMessagesRead(ports, ids, key) };
}

it("(part of MSG-10) leaves out read messages and those that await an answer", () => {
  expect(markableIds(marking().provider.messages)).toEqual(["M-1", "M-2"]);
});

it("(part of MSG-10) marks messages by one request and resolves with those that are read", async () => {
  const { marks, mark } = marking();
  expect(await mark(["M-1", "M-2", "gone"])).toEqual({ kind: "done", value: new Set(["M-1", "M-2"]) });
  expect(marks.script.calls).toEqual(["readAll"]);
});

it("(part of MSG-10) reads whether the messages are read when the response is lost", async () => {
  const { provider, marks, mark } = marking();
  marks.script.failNext("readAll", { kind: "timeout" });
  expect(await mark(["M-1"])).toMatchObject({ kind: "unknown" });
  marks.script.failNext("readAll", { kind: "timeout" });
  provider.messages = provider.messages.map((message) => ({ ...message, read: true }));
  expect(await mark(["M-1"])).toEqual({ kind: "done", value: new Set(["M-1"]) });
});
