import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { describe, expect, it, vi } from "vitest";
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
      openSession: (session) => void entered.push(session),
      endUnusedSession: (session) => void discarded.push(session),
    },
    token,
  );
  return { model, port, browser, entered, discarded };
}

describe("LoginLinkViewModel", () => {
  it("(part of LOGIN-08) asks a guest before a login link logs in or is used up", async () => {
    const { model, entered, port } = page();
    await model.start();
    expect(model.status).toEqual({ kind: "needs-confirmation", name: "Małgorzata", replacesSession: false });
    expect([port.script.calls, entered]).toEqual([["ownerOf"], []]);
    await model.confirm();
    expect([port.script.calls, entered]).toEqual([["ownerOf", "openSession"], [SESSION]]);
  });

  it("(part of CALL-12) asks without a name when the provider cannot read links", async () => {
    const { model, port, entered } = page({ hasStoredSession: false });
    vi.spyOn(port, "ownerOf").mockResolvedValue({ ok: false, failure: { kind: "not-supported" } });
    await model.start();
    expect(model.status).toEqual({ kind: "needs-confirmation", name: undefined, replacesSession: false });
    expect(entered).toEqual([]);
    await model.confirm();
    expect(entered).toEqual([SESSION]);
  });

  it.each(["ownerOf", "openSession"] as const)(
    "(part of HTTP-04) says that the portal failed, and reports it, when %s throws",
    async (name) => {
      const { handled } = collectThrownErrors();
      const hasStoredSession = name === "ownerOf";
      const { model, port } = page({ hasStoredSession });
      const broken = new TypeError("no map");
      vi.spyOn(port, name).mockRejectedValueOnce(broken);
      await model.start();
      await model.confirm();
      expect(model.status).toEqual({ kind: "failed", hasStoredSession, cause: "portal" });
      await vi.waitFor(() => expect(handled).toEqual([broken]));
    },
  );

  it("asks before a login link replaces a stored session, and does not use it up until then", async () => {
    const { model, entered, port } = page({ hasStoredSession: true });
    await model.start();
    expect(model.status).toEqual({ kind: "needs-confirmation", name: "Małgorzata", replacesSession: true });
    expect(port.script.calls).toEqual(["ownerOf"]);
    expect(entered).toEqual([]);
    await model.confirm();
    expect(entered).toEqual([SESSION]);
  });

  it("asks when a session appears during a login by link; ends the new one when left", async () => {
    const { model, browser, entered, discarded, port } = page();
    const release = port.script.hold("openSession");
    await model.start();
    const going = model.confirm();
    browser.hasStoredSession = true;
    release();
    await going;
    expect(model.status).toEqual({ kind: "needs-confirmation", name: "Małgorzata", replacesSession: true });
    expect(entered).toEqual([]);
    model.stop();
    expect(discarded).toEqual([SESSION]);
  });

  it("continues with the session that the login link has opened, after the confirmation", async () => {
    const { model, browser, entered, discarded, port } = page();
    const release = port.script.hold("openSession");
    await model.start();
    const going = model.confirm();
    browser.hasStoredSession = true;
    release();
    await going;
    await model.confirm();
    model.stop();
    expect(entered).toEqual([SESSION]);
    expect(discarded).toEqual([]);
    expect(port.script.calls).toEqual(["ownerOf", "openSession"]);
  });

  it("does not log in by link after the page was left, and ends the session it opened", async () => {
    const { model, entered, discarded, port } = page();
    const release = port.script.hold("openSession");
    await model.start();
    const going = model.confirm();
    model.stop();
    release();
    await going;
    expect(entered).toEqual([]);
    expect(discarded).toEqual([SESSION]);
  });

  it.each(["used", "overdue", "guarded"] as const)(
    "(part of LOGIN-08) shows the reason when a link does not log in: %s",
    async (state) => {
      const { model, entered } = page({ state });
      await model.start();
      await model.confirm();
      expect(model.status).toEqual({ kind: "refused", why: state });
      expect(entered).toEqual([]);
    },
  );

  it("rejects a login link with a missing or broken token without a request", async () => {
    for (const kind of ["none", "malformed"] as const) {
      const { model, port } = page({ token: { kind } });
      await model.start();
      expect(model.status).toEqual({ kind: "refused", why: kind === "none" ? "none" : "unknown" });
      expect(port.script.calls).toEqual([]);
    }
  });

  it("shows a failure when a login link gets no response, and logs in on retry", async () => {
    const { model, port, entered } = page();
    port.script.failNext("openSession", { kind: "unreachable" });
    await model.start();
    await model.confirm();
    expect(model.status).toEqual({ kind: "failed", hasStoredSession: false, cause: "connection" });
    port.script.failNext("openSession", { kind: "unexpected-error" });
    await model.start();
    await model.confirm();
    expect(model.status).toEqual({ kind: "failed", hasStoredSession: false, cause: "portal" });
    await model.start();
    await model.confirm();
    expect(entered).toEqual([SESSION]);
  });

  it("confirms a login link only once despite repeated presses", async () => {
    const { model, entered, port } = page({ hasStoredSession: true });
    await model.start();
    await Promise.all([model.confirm(), model.confirm()]);
    expect(entered).toHaveLength(1);
    expect(port.script.calls).toEqual(["ownerOf", "openSession"]);
  });
});
