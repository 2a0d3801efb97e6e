import { describe, expect, it } from "vitest";
import { fakeMatters } from "#test/fakes/fake-matters.ts";
import { keyNumbersOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aMatter } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { Matter } from "../matter.ts";
import { answerMatter } from "./answer-matter.ts";

const TOKEN = "t0k3n";

function opened(found?: Matter) {
  const matters = fakeMatters({ [TOKEN]: aMatter() });
  const ports = { matters, reload: () => Promise.resolve(found) };
  const send = (token = TOKEN) =>
    answerMatter(ports, { token, answer: "accept" }, formIdempotencyKey("intent-0000000001"));
  return { matters, send };
}

describe("answerMatter", () => {
  it("[ROUTE-07] sends the answer once and resolves with the answered matter", async () => {
    const { matters, send } = opened();
    expect(await send()).toMatchObject({ kind: "done", value: { state: "accepted" } });
    expect([matters.effects, matters.script.calls]).toEqual([["accept"], ["answer"]]);
  });

  it.each([
    ["found-done", "accepted"],
    ["unknown", "declined"],
    ["unknown", "open"],
    ["unknown", undefined],
  ] as const)("resolves with %s after a lost response when the matter is read as %s", async (kind, state) => {
    const { matters, send } = opened(state === undefined ? undefined : aMatter({ state }));
    matters.script.failNext("answer", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("reports an unknown link", async () => {
    expect(await opened().send("other")).toEqual({ kind: "not-done", failure: { kind: "unknown-link" } });
  });

  it("takes a new idempotency key for another link or answer after a lost response", async () => {
    const inputs = [
      { token: TOKEN, answer: "accept" },
      { token: TOKEN, answer: "accept" },
      { token: "other", answer: "accept" },
      { token: "other", answer: "decline" },
    ] as const;
    const keys = await keyNumbersOfUnansweredWrites(inputs, (input, send, key) =>
      answerMatter({ matters: { answer: send }, reload: () => Promise.resolve(undefined) }, input, key),
    );
    expect(keys).toEqual([1, 1, 2, 3]);
  });
});
