import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { describe, expect, it, vi } from "vitest";
import {
  actionLinkPromptOf,
  addressedResultOf,
  type ActionLink,
  type ActionLinkPage,
  type ActionLinkRefusalReason,
  type ClosedActionLinkState,
} from "#domain/action-links/index.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeActionLinks } from "#test/fakes/fake-action-links.ts";
import { anActionLink } from "#test/mothers/index.ts";
import { ActionLinkViewModel } from "./action-link.view-model.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const TOKEN = "token-of-the-link";

function page({
  actionLink = anActionLink(),
  at = "numberTransferDecision",
  process,
  token = { kind: "token", token: TOKEN },
  answered,
}: {
  actionLink?: ActionLink;
  at?: ActionLinkPage;
  process?: string;
  token?: LinkToken;
  answered?: ClosedActionLinkState;
} = {}) {
  const port = fakeActionLinks({ [TOKEN]: actionLink });
  const prompt = actionLinkPromptOf(at, process);
  if (prompt === undefined) throw new Error("the page has no action link prompt");
  const model = new ActionLinkViewModel(
    { actionLinks: port, idempotencyKeys: fakeIdempotencyKeys(), origin: "https://ebok.example" },
    { prompt, token, result: addressedResultOf(at, process), answered },
  );
  return { model, port };
}

async function opened(changes: Parameters<typeof page>[0] = {}) {
  const made = page(changes);
  await made.model.start();
  return made;
}

const CLOSED: readonly ClosedActionLinkState[] = ["accepted", "declined", "contact-requested", "expired", "annulled"];
const REASONS: readonly ActionLinkRefusalReason[] = [
  "unknown-case",
  "unknown-link",
  "not-yours",
  "missing-data",
  "missing-document",
  "provider",
  "unlisted",
];

describe("ActionLinkViewModel", () => {
  it("loads the action link and offers its answers", async () => {
    const { model } = page({ at: "numberTransfer", process: "Decline" });
    expect(model.status.kind).toBe("loading");
    await model.start();
    expect(model.status).toEqual({
      kind: "unanswered",
      actionLink: anActionLink(),
      answers: ["decline", "accept", "contact"],
    });
  });

  it("(part of HTTP-04) says that the portal failed, and reports it, when the link's load throws", async () => {
    const { handled } = collectThrownErrors();
    const { model, port } = page();
    const broken = new TypeError("no map");
    vi.spyOn(port, "load").mockRejectedValueOnce(broken);
    await model.start();
    expect(model.status).toMatchObject({ kind: "failed", cause: "portal" });
    await vi.waitFor(() => expect(handled).toEqual([broken]));
  });

  it("(part of ROUTE-07) shows an action link answered earlier and sends no further answer", async () => {
    const { model, port } = await opened({
      actionLink: anActionLink({ kind: "offer", state: "declined" }),
      at: "offerAccept",
    });
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: false });
    await model.answer("accept");
    expect(port.effects).toEqual([]);
    expect(port.script.calls).toEqual(["load"]);
  });

  it("requests no action link without a token and shows a broken token as an unknown link", async () => {
    const none = await opened({ token: { kind: "none" } });
    expect(none.model.status).toEqual({ kind: "no-link" });
    const broken = await opened({ token: { kind: "malformed" } });
    expect(broken.model.status).toEqual({ kind: "refused", reason: "unknown-link", during: "opening" });
    expect([...none.port.script.calls, ...broken.port.script.calls]).toEqual([]);
  });

  it("(part of ROUTE-05) shows the result that the address names when it has no token", async () => {
    const { model, port } = await opened({ at: "numberTransfer", process: "Annuled", token: { kind: "none" } });
    expect(model.status).toEqual({ kind: "addressed-result", result: "annulled" });
    await model.answer("accept");
    expect(port.script.calls).toEqual([]);
  });

  it("[ROUTE-19] shows the answer after a reload, which has lost the token", async () => {
    const { model, port } = await opened({ token: { kind: "none" }, answered: "accepted" });
    expect(model.status).toMatchObject({ kind: "settled", state: "accepted", wasJustAnswered: false });
    expect(port.script.calls).toEqual([]);
  });

  it("[ROUTE-18] offers a decision after a requested call while the server takes one", async () => {
    const asked = anActionLink({ state: "contact-requested", answers: ["accept", "decline"] });
    const { model } = await opened({ actionLink: asked, at: "numberTransfer", process: "ContactRequest" });
    expect(model.status).toMatchObject({ kind: "unanswered", answers: ["accept", "decline"] });
    await model.answer("accept");
    expect(model.status).toMatchObject({ kind: "settled", state: "accepted", wasJustAnswered: true });
  });

  it("(part of ROUTE-16) offers documents of the portal's origin only", async () => {
    const own = { name: "Umowa", address: "https://ebok.example/files/1" };
    const foreign = { name: "Umowa", address: "https://evil.example/files/1" };
    const { model } = await opened();
    expect(model.documentsOf(anActionLink({ documents: [own, foreign] }))).toEqual([own]);
  });

  it("treats an action link of another page as unknown", async () => {
    const { model } = await opened({ at: "offerAccept" });
    expect(model.status).toEqual({ kind: "refused", reason: "unknown-link", during: "opening" });
    const unknown = await opened({ token: { kind: "token", token: "never-sent" } });
    expect(unknown.model.status).toEqual({ kind: "refused", reason: "unknown-link", during: "opening" });
  });

  it("shows a failure when the action link fails to load, and loads on retry", async () => {
    const { model, port } = page();
    port.script.failNext("load", { kind: "unreachable" });
    await model.start();
    expect(model.status).toEqual({ kind: "failed", cause: "connection" });
    port.script.failNext("load", { kind: "unexpected-error" });
    await model.start();
    expect(model.status).toEqual({ kind: "failed", cause: "portal" });
    await model.start();
    expect(model.status.kind).toBe("unanswered");
  });

  it("(part of ROUTE-05) sends one action link answer despite repeated presses; shows the result", async () => {
    const { model, port } = await opened();
    const release = port.script.hold("answer");
    const pressed = [model.answer("accept"), model.answer("accept"), model.answer("decline")];
    expect(model.sending).toBe("accept");
    release();
    await Promise.all(pressed);
    expect(port.effects).toEqual(["accept"]);
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: true, actionLink: { state: "accepted" } });
    expect(model.busy).toBe(false);
  });

  it("reloads the action link after a lost response and shows an unknown outcome if unanswered", async () => {
    const { model, port } = await opened();
    port.script.failNext("answer", { kind: "timeout" });
    await model.answer("accept");
    expect(model.status.kind).toBe("unanswered");
    expect(model.problem).toBe("lost");
    await model.answer("accept");
    expect(port.effects).toEqual(["accept"]);
    expect(model.problem).toBeUndefined();
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: true });
  });

  it("treats the answer as sent when only the response was lost", async () => {
    const { model, port } = await opened();
    port.script.failNext("answer", { kind: "unreachable" });
    port.byToken.set(TOKEN, anActionLink({ state: "accepted" }));
    await model.answer("accept");
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: true });
  });

  it("does not treat a different answer as the customer's own after a lost response", async () => {
    const { model, port } = await opened();
    port.script.failNext("answer", { kind: "unreachable" });
    port.byToken.set(TOKEN, anActionLink({ state: "declined" }));
    await model.answer("accept");
    expect(model.problem).toBeUndefined();
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: false, actionLink: { state: "declined" } });
    expect(port.effects).toEqual([]);
  });

  it("shows the current state of an action link that was answered elsewhere meanwhile", async () => {
    const { model, port } = await opened();
    port.byToken.set(TOKEN, anActionLink({ state: "annulled" }));
    await model.answer("accept");
    await settle();
    expect(model.status).toMatchObject({ kind: "settled", wasJustAnswered: false, actionLink: { state: "annulled" } });
  });

  it("keeps the action link's question when the server refuses the answer; nothing is saved", async () => {
    const { model, port } = await opened();
    port.script.failNext("answer", { kind: "refused", message: "nie" });
    await model.answer("accept");
    expect(model.status.kind).toBe("unanswered");
    expect(model.problem).toBe("unlisted");
  });

  it.each(CLOSED)("(part of ROUTE-07) shows the state %s when the server answers its decision code", async (state) => {
    const opening = page();
    opening.port.refusals.load = { kind: "not-open", state };
    await opening.model.start();
    expect(opening.model.status).toEqual({ kind: "settled", state, actionLink: undefined, wasJustAnswered: false });

    const { model, port } = await opened();
    port.refusals.answer = { kind: "not-open", state };
    await model.answer("accept");
    // The read still shows an open link: the code of the answer is newer.
    expect(model.status).toEqual({
      kind: "settled",
      state,
      actionLink: anActionLink({ state }),
      wasJustAnswered: false,
    });
    expect(port.effects).toEqual([]);
  });

  it.each(REASONS)(
    '(part of ROUTE-07) shows the refusal "%s" on opening, and beside the answers of a usable link',
    async (reason) => {
      const opening = page();
      opening.port.refusals.load = { kind: "action-link-refused", reason };
      await opening.model.start();
      expect(opening.model.status).toEqual({ kind: "refused", reason, during: "opening" });

      const { model, port } = await opened();
      port.refusals.answer = { kind: "action-link-refused", reason };
      await model.answer("accept");
      const isUnusable = reason === "unknown-case" || reason === "unknown-link" || reason === "not-yours";
      expect([model.status, model.problem]).toMatchObject(
        isUnusable ? [{ kind: "refused", reason, during: "answering" }, undefined] : [{ kind: "unanswered" }, reason],
      );
    },
  );

  it("(part of ROUTE-07) takes a decision code as the proof of an answer whose response was lost", async () => {
    const { model, port } = await opened();
    port.script.failNext("answer", { kind: "timeout" });
    port.refusals.load = { kind: "not-open", state: "accepted" };
    await model.answer("accept");
    expect(model.status).toMatchObject({ kind: "settled", state: "accepted", wasJustAnswered: true });
  });

  it("ignores the response to an answer after the page was left", async () => {
    const { model, port } = page();
    const release = port.script.hold("load");
    const reading = model.start();
    model.stop();
    release();
    await reading;
    expect(model.status.kind).toBe("loading");
  });
});
