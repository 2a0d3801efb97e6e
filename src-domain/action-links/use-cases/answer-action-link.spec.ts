import { describe, expect, it } from "vitest";
import { fakeActionLinks } from "#test/fakes/fake-action-links.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { anActionLink } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { ActionLinkState } from "../action-link.ts";
import { answerActionLink } from "./answer-action-link.ts";

const TOKEN = "t0k3n";

function opened(found?: ActionLinkState) {
  const actionLinks = fakeActionLinks({ [TOKEN]: anActionLink() });
  const ports = { actionLinks, reload: () => Promise.resolve(found) };
  const send = (token = TOKEN) =>
    answerActionLink(ports, { token, answer: "accept" }, formIdempotencyKey("intent-0000000001"));
  return { actionLinks, send };
}

describe("answerActionLink", () => {
  it("[ROUTE-07] sends the answer of an action link once and resolves with the answered link", async () => {
    const { actionLinks, send } = opened();
    expect(await send()).toMatchObject({ kind: "done", value: { state: "accepted" } });
    expect([actionLinks.effects, actionLinks.script.calls]).toEqual([["accept"], ["answer"]]);
  });

  it.each([
    ["found-done", "accepted"],
    ["unknown", "declined"],
    ["unknown", "open"],
    ["unknown", undefined],
  ] as const)("resolves with %s after a lost response when the action link is read as %s", async (kind, state) => {
    const { actionLinks, send } = opened(state);
    actionLinks.script.failNext("answer", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("fails with the refusal of an unknown action link", async () => {
    expect(await opened().send("other")).toEqual({
      kind: "not-done",
      failure: { kind: "action-link-refused", reason: "unknown-link" },
    });
  });

  it("uses a new idempotency key for another action link or answer after a lost response", async () => {
    const inputs = [
      { token: TOKEN, answer: "accept" },
      { token: TOKEN, answer: "accept" },
      { token: "other", answer: "accept" },
      { token: "other", answer: "decline" },
    ] as const;
    const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, send, key) =>
      answerActionLink({ actionLinks: { answer: send }, reload: () => Promise.resolve(undefined) }, input, key),
    );
    expect(keys).toEqual([1, 1, 2, 3]);
  });
});
