import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { aRequest, day } from "#test/mothers/index.ts";
import { requestAnswer } from "./request-answer.ts";

const NOW = Date.parse("2026-11-20T12:00:00+01:00");
const complaint = aRequest({ kind: "complaint", answerBy: day("2026-11-19") });

function asking(request = complaint) {
  const support = fakeSupport({ forms: [], requests: [request], now: () => NOW });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const requests = await support.loadRequests();
    return requests.ok ? requests.value : undefined;
  };
  const ask = () => requestAnswer({ support, reload }, { number: complaint.number, text: "Proszę." }, key);
  return { support, ask };
}

it("(part of REQ-20) asks for the answer once and returns its last day", async () => {
  const { support, ask } = asking();
  const value = { number: complaint.number, answerBy: "2026-11-25" };
  expect([await ask(), await ask()]).toEqual([
    { kind: "done", value },
    { kind: "done", value },
  ]);
  expect(support.requests[0]?.entries).toHaveLength(complaint.entries.length + 1);
});

it("(part of REQ-20) reads whether the answer was asked for when the response is lost", async () => {
  const { support, ask } = asking();
  support.script.failNext("addMessage", { kind: "timeout" });
  expect(await ask()).toMatchObject({ kind: "unknown" });
  support.loseAnswer("addMessage");
  expect(await ask()).toEqual({ kind: "found-done" });
});

it("(part of REQ-20) takes no request for a former answer as the one whose response is lost", async () => {
  const requestedAt = NOW - 40 * 86_400_000;
  const answer = { side: "provider", kind: "answer", author: undefined, text: "Nie.", files: [] } as const;
  const { ask, support } = asking({
    ...complaint,
    answerRequest: { at: requestedAt, answerBy: day("2026-10-15") },
    entries: [...complaint.entries, { ...answer, at: requestedAt + 1 }],
  });
  support.script.failNext("addMessage", { kind: "timeout" });
  expect(await ask()).toMatchObject({ kind: "unknown" });
  expect(await ask()).toEqual({ kind: "done", value: { number: complaint.number, answerBy: "2026-11-25" } });
});
