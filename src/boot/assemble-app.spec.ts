import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { START } from "#test/fakes/movable-clock.ts";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { openApp, type PortalStart } from "#test/journeys/support/fake-container.ts";
import { aWorld, type World } from "#test/journeys/support/world.ts";
import { FINANCE_STORE, ONBOARDING_STORE, SESSION_PORT } from "../container/tokens.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const MINUTE = 60_000;

function assembled(
  world: World = aWorld(),
  change: PortalStart["change"] = () => undefined,
  configuration = aConfiguration(),
) {
  return { world, app: openApp(world, { configuration, change }) };
}

const withKept = (left: number): World => aWorld({ kept: { session: aSession(), deadline: START + left } });

describe("the portal", () => {
  it("asks for nothing of a customer before one is in", () => {
    const { app, world } = assembled();
    expect(storesOf(app).session.current).toBeUndefined();
    expect([world.client.script.calls, world.session.script.calls, world.siteContent.script.calls]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("[SESS-07] takes up the session that the browser keeps, and reads the customer's data", async () => {
    const { app, world } = assembled(withKept(10 * MINUTE));
    app.resume();
    app.resume();
    await world.clock.advance(0);
    expect(storesOf(app).session.current).toEqual(aSession());
    expect(storesOf(app).client.data.state.status).toBe("ready");
    expect(world.client.script.calls).toEqual(["load"]);
    await world.clock.advance(15_000);
    expect(world.session.script.calls).toEqual(["isActive"]);
  });

  it("[SESS-05] clears what has run out as soon as it is there", () => {
    const { app, world } = assembled(withKept(-1));
    expect(world.storage.read()).toBeUndefined();
    app.resume();
    expect(storesOf(app).session.current).toBeUndefined();
  });

  it("leaves alone what other tabs still use", () => {
    const { world } = assembled(withKept(MINUTE));
    expect(world.storage.read()).toEqual({ session: aSession(), deadline: START + MINUTE });
  });

  it("drops the stores of an account when the session ends, and stops watching the session", async () => {
    const { app, world } = assembled();
    app.enter(aSession());
    await app.container.load("finance", "onboarding");
    const { account } = app.container;
    await Promise.all([account?.get(FINANCE_STORE).entries.load(), account?.get(ONBOARDING_STORE).events.load()]);
    const ends: string[] = [];
    app.onSessionEnd((end) => ends.push(end));
    await world.clock.advance(15 * MINUTE);
    expect(ends).toEqual(["expired"]);
    expect(app.container.account).toBeUndefined();
    app.enter(aSession());
    expect(app.container.get(FINANCE_STORE).entries.state).toEqual({ status: "idle" });
    expect(app.container.get(ONBOARDING_STORE).events.state).toEqual({ status: "idle" });
    storesOf(app).session.expire();
    const asked = world.session.script.calls.length;
    await world.clock.advance(MINUTE);
    expect(world.session.script.calls).toHaveLength(asked);
    expect(app.container.root.get(tokens.SESSION_KEEPER).warning).toBeUndefined();
  });

  it("keeps what a customer has typed over a lost session, and nothing over a logout (part of SESS-06)", async () => {
    const { app, world } = assembled();
    app.enter(aSession());
    const { drafts } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    drafts.of("request").keep({ note: "a" });
    await world.clock.advance(15 * MINUTE);
    expect([storesOf(app).session.ended, drafts.of("request").read()]).toEqual(["expired", undefined]);
    app.enter(aSession());
    expect(drafts.of("request").read()).toEqual({ note: "a" });
    storesOf(app).session.logout();
    expect(world.drafts.kept.size).toBe(0);
  });

  it("leaves no draft behind at a logout from a page that has no form (part of SESS-06)", async () => {
    const before = assembled();
    before.app.enter(aSession());
    (await before.app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    const { app, world } = assembled(before.world);
    app.resume();
    storesOf(app).session.logout();
    await vi.waitFor(() => expect(world.drafts.kept.size).toBe(0));
  });

  it("keeps a draft of a form that is created while an observer renders (part of SESS-06)", async () => {
    const { app, world } = assembled();
    app.enter(aSession());
    await app.container.load("forms");
    const stop = autorun(() => app.container.root.get(tokens.FORM_SERVICES).drafts.of("request").keep({ note: "a" }));
    expect(world.drafts.kept.size).toBe(1);
    stop();
  });

  it("shows nobody another's draft, and none that is too old", async () => {
    const { app, world } = assembled();
    app.enter(aSession());
    (await app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    world.clock.jumpTo(START + 31 * MINUTE);
    await assembled(world).app.container.loadService("forms", tokens.FORM_SERVICES);
    expect(world.drafts.kept.size).toBe(0);
    const other = assembled();
    other.app.enter(aSession());
    (await other.app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    other.app.enter(aSession({ userId: "U-other" }));
    expect(other.world.drafts.kept.size).toBe(0);
  });

  it("asks before it is left with unsaved changes, and only then", async () => {
    const { app } = assembled();
    const gone: string[] = [];
    app.leaveForms(() => gone.push("before any form"));
    const { unsaved } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    app.leaveForms(() => gone.push("without changes"));
    unsaved.watch({ dirty: true, busy: false, reset: () => undefined });
    app.leaveForms(() => gone.push("without a guard that could ask"));
    unsaved.addGuard();
    app.leaveForms(() => gone.push("with changes"));
    expect(gone).toEqual(["before any form", "without changes", "without a guard that could ask"]);
    expect(unsaved.question).toBeDefined();
  });

  it("[I18N-02] knows the day again when the page wakes", () => {
    const { app, world } = assembled();
    expect(storesOf(app).today.today).toBe("2026-11-20");
    world.clock.jumpTo(START + 24 * 60 * MINUTE);
    world.activity.wake();
    expect(storesOf(app).today.today).toBe("2026-11-21");
  });

  it("keeps a session for as long as the installation says, warns when it says, and asks the provider as often", async () => {
    const limits = {
      sessionMinutes: 5,
      warningSeconds: 60,
      checkSeconds: 20,
      requestSeconds: 60,
      fileMegabytes: 5,
      bankAccount: "polish",
    } as const;
    const { app, world } = assembled(aWorld(), undefined, aConfiguration({ limits }));
    app.enter(aSession());
    expect(world.storage.read()?.deadline).toBe(START + 5 * MINUTE);
    await world.clock.advance(MINUTE);
    expect(world.session.script.calls.filter((call) => call === "isActive")).toHaveLength(3);
    await world.clock.advance(3 * MINUTE);
    expect(app.container.root.get(tokens.SESSION_KEEPER).warns).toBe(false);
    await world.clock.advance(2_000);
    expect([
      app.container.root.get(tokens.SESSION_KEEPER).warns,
      app.container.root.get(tokens.SESSION_KEEPER).warningMs,
    ]).toEqual([true, 60_000]);
    await world.clock.advance(MINUTE);
    expect(storesOf(app).session.ended).toBe("expired");
  });

  it("(part of CALL-09) asks whose session it is after a login and after a switch, and not when one is taken up", async () => {
    const asked = ({ session }: World) => session.script.calls.filter((call) => call === "serverHash").length;
    const kept = assembled(withKept(10 * MINUTE));
    kept.app.resume();
    const { app, world } = assembled();
    app.enter(aSession());
    await vi.waitFor(() => expect(asked(world)).toBe(1));
    storesOf(app).session.moveTo({ ...aSession(), currentContext: "another" });
    await vi.waitFor(() => expect(asked(world)).toBe(2));
    expect([storesOf(app).session.ended, asked(kept.world)]).toEqual([undefined, 0]);
  });

  it.each(["login", "switch"])(
    "(part of CALL-09) ends a session that is another one to the provider after a %s, and goes on where it does not answer",
    async (when) => {
      const provided = { down: true };
      const world = aWorld();
      const said = (): ReturnType<typeof world.session.serverHash> =>
        Promise.resolve(
          provided.down ? { ok: false, failure: { kind: "timeout" } } : { ok: true, value: "0".repeat(64) },
        );
      const serverHash = vi.fn<typeof said>(said);
      const { app } = assembled(world, ({ root }) => {
        root.rebind(SESSION_PORT).toConstantValue({ ...world.session, serverHash });
      });
      const ends: string[] = [];
      app.onSessionEnd((end) => ends.push(end));
      app.enter(aSession());
      await vi.waitFor(() => expect(serverHash).toHaveBeenCalledOnce());
      await world.clock.advance(0);
      expect([storesOf(app).session.current, ends]).toEqual([aSession(), []]);
      provided.down = false;
      if (when === "login") app.enter(aSession({ sessionId: "s-2" }));
      else storesOf(app).session.moveTo({ ...aSession(), currentContext: "another" });
      await vi.waitFor(() => expect(ends).toEqual(["expired"]));
      expect([storesOf(app).session.current, world.storage.read(), app.container.account]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  it("offers nobody what the installation does without", async () => {
    const { features } = aConfiguration();
    const { app, world } = assembled(aWorld(), undefined, aConfiguration({ features: { ...features, wifi: false } }));
    app.enter(aSession());
    await world.clock.advance(0);
    expect(storesOf(app).navigation.access?.wifi).toBe("no");
    expect(storesOf(app).navigation.gate?.wifi).toBe("no");
  });
});
