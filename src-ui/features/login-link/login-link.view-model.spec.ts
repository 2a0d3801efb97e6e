import { describe, expect, it } from "vitest";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeLoginLink } from "#test/fakes/fake-login-link.ts";
import { aSession } from "#test/mothers/index.ts";
import { LoginLinkViewModel } from "./login-link.view-model.ts";

const TOKEN = "token-of-the-link";
const SESSION = aSession({
  sessionId: "s-of-the-link",
  contexts: [{ id: "4127830", name: "Małgorzata" }],
  currentContext: "4127830",
});

function page({
  hasStoredSession = false,
  token = { kind: "token", token: TOKEN },
  state,
}: { hasStoredSession?: boolean; token?: LinkToken; state?: "used" | "overdue" | "guarded" } = {}) {
  const port = fakeLoginLink({
    [TOKEN]: { name: "Małgorzata", session: SESSION, ...(state === undefined ? {} : { state }) },
  });
  const browser = { hasStoredSession };
  const entered: UserSession[] = [];
  const discarded: UserSession[] = [];
  const model = new LoginLinkViewModel(
    {
      port,
      hasStoredSession: () => browser.hasStoredSession,
      enter: (session) => void entered.push(session),
      discard: (session) => void discarded.push(session),
    },
    token,
  );
  return { model, port, browser, entered, discarded };
}

describe("logging in by a link", () => {
  it("(part of LOGIN-08) goes in at once where nobody is", async () => {
    const { model, entered, port } = page();
    await model.start();
    expect(entered).toEqual([SESSION]);
    expect(port.script.calls).toEqual(["enter"]);
  });

  it("asks before it takes the place of a session, and uses nothing up until then", async () => {
    const { model, entered, port } = page({ hasStoredSession: true });
    await model.start();
    expect(model.status).toEqual({ kind: "asked", name: "Małgorzata" });
    expect(port.script.calls).toEqual(["ownerOf"]);
    expect(entered).toEqual([]);
    await model.confirm();
    expect(entered).toEqual([SESSION]);
  });

  it("asks even where somebody came in beside it while the link was answered, and gives its session back when it is left", async () => {
    const { model, browser, entered, discarded, port } = page();
    const release = port.script.hold("enter");
    const going = model.start();
    browser.hasStoredSession = true;
    release();
    await going;
    expect(model.status).toEqual({ kind: "asked", name: "Małgorzata" });
    expect(entered).toEqual([]);
    model.stop();
    expect(discarded).toEqual([SESSION]);
  });

  it("goes in by the session that is there already once that was confirmed", async () => {
    const { model, browser, entered, discarded, port } = page();
    const release = port.script.hold("enter");
    const going = model.start();
    browser.hasStoredSession = true;
    release();
    await going;
    await model.confirm();
    model.stop();
    expect(entered).toEqual([SESSION]);
    expect(discarded).toEqual([]);
    expect(port.script.calls).toEqual(["enter"]);
  });

  it("leads nobody in once it was left, and ends what it opened", async () => {
    const { model, entered, discarded, port } = page();
    const release = port.script.hold("enter");
    const going = model.start();
    model.stop();
    release();
    await going;
    expect(entered).toEqual([]);
    expect(discarded).toEqual([SESSION]);
  });

  it.each(["used", "overdue", "guarded"] as const)(
    "(part of LOGIN-08) says why a link lets nobody in: %s",
    async (state) => {
      const { model, entered } = page({ state });
      await model.start();
      expect(model.status).toEqual({ kind: "refused", why: state });
      expect(entered).toEqual([]);
    },
  );

  it("knows no link without a token, or with a broken one, and asks nobody", async () => {
    for (const kind of ["none", "broken"] as const) {
      const { model, port } = page({ token: { kind } });
      await model.start();
      expect(model.status).toEqual({ kind: "refused", why: kind === "none" ? "none" : "unknown" });
      expect(port.script.calls).toEqual([]);
    }
  });

  it("says that no answer came, and tries again", async () => {
    const { model, port, entered } = page();
    port.script.failNext("enter", { kind: "unreachable" });
    await model.start();
    expect(model.status).toEqual({ kind: "failed", hasStoredSession: false });
    await model.start();
    expect(entered).toEqual([SESSION]);
  });

  it("presses nothing twice", async () => {
    const { model, entered, port } = page({ hasStoredSession: true });
    await model.start();
    await Promise.all([model.confirm(), model.confirm()]);
    expect(entered).toHaveLength(1);
    expect(port.script.calls).toEqual(["ownerOf", "enter"]);
  });
});
