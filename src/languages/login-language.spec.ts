import { describe, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/index.ts";
import type { SessionStoragePort, UserSession } from "#domain/session/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeLanguage } from "#test/fakes/fake-language.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aSession } from "#test/mothers/index.ts";
import { fakeLoginLanguage } from "#test/fakes/fake-login-language.ts";
import { LoginLanguage } from "./login-language.ts";

const OFFERED = ["pl", "uk", "en"] as const;

function open({ device = fakeLanguage(), port = fakeLoginLanguage(), sessions = fakeSessionStorage() } = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const show = vi.fn(async (language: Language) => device.writeChoice(language));
  const login = new LoginLanguage({ device, port, sessions, idempotencyKeys: fakeIdempotencyKeys(), show, report });
  const reconcile = (session: Parameters<typeof login.reconcile>[0]) => login.reconcile(session, OFFERED);
  return { device, port, report, show, reconcile };
}

function storedSession(sessions: Pick<SessionStoragePort, "read">): UserSession {
  const stored = sessions.read();
  if (stored === undefined) throw new Error("no session is stored");
  return stored.session;
}

describe("LoginLanguage", () => {
  it("saves the choice of the device once (part of I18N-20)", async () => {
    const { device, port, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    await reconcile({ sessionId: "s-1" });
    await reconcile({ sessionId: "s-1" });
    expect([port.stored, port.script.calls, device.isChoiceSaved()]).toEqual(["uk", ["save"], true]);
  });

  it("shows the language of the login on a device without a choice (part of I18N-20)", async () => {
    const { device, port, show, reconcile } = open();
    await reconcile({ sessionId: "s-1", language: "uk" });
    expect([show.mock.calls, device.isChoiceSaved(), port.script.calls]).toEqual([[["uk"]], true, []]);
  });

  it("shows nothing for a language that the portal does not have (part of I18N-20)", async () => {
    const { show, reconcile } = open();
    await reconcile({ sessionId: "s-1", language: "de" });
    expect(show).not.toHaveBeenCalled();
  });

  it("does not return to the language of the login after another choice (part of I18N-20)", async () => {
    const { device, port, show, reconcile } = open();
    await reconcile({ sessionId: "s-1", language: "uk" });
    device.writeChoice("en");
    await reconcile({ sessionId: "s-1", language: "uk" });
    await reconcile({ sessionId: "s-1", language: "uk" });
    expect([port.stored, device.readChoice(), show.mock.calls.length]).toEqual(["en", "en", 1]);
  });

  it("[I18N-80] shows the language of the login after a reload that came before it", async () => {
    const device = fakeLanguage({ choice: "pl", saved: true });
    const sessions = fakeSessionStorage({ stored: { session: aSession({ language: "en" }), deadline: 900_000 } });
    const first = open({ device, sessions });
    first.show.mockImplementation(() => new Promise(() => undefined));
    void first.reconcile(storedSession(sessions));
    await Promise.resolve();
    await open({ device, sessions }).reconcile(storedSession(sessions));
    expect([device.readChoice(), device.isChoiceSaved()]).toEqual(["en", true]);
  });

  it("(part of I18N-80) keeps a later choice after a reload, until the next login", async () => {
    const device = fakeLanguage();
    const session = aSession({ sessionId: "s-1", language: "uk" });
    const sessions = fakeSessionStorage({ stored: { session, deadline: 900_000, serverHash: "h" } });
    await open({ device, sessions }).reconcile(storedSession(sessions));
    expect(sessions.read()).toMatchObject({ deadline: 900_000, serverHash: "h" });
    expect(storedSession(sessions).language).toBeUndefined();
    device.writeChoice("en");
    for (let reload = 0; reload < 2; reload += 1) await open({ device, sessions }).reconcile(storedSession(sessions));
    expect([device.readChoice(), device.isChoiceSaved()]).toEqual(["en", true]);
    await open({ device }).reconcile({ sessionId: "s-2", language: "uk" });
    expect(device.readChoice()).toBe("uk");
  });

  it("saves two choices in their order when the first answer is late (part of I18N-20)", async () => {
    const { device, port, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    const release = port.script.hold("save");
    const first = reconcile({ sessionId: "s-1" });
    await Promise.resolve();
    device.writeChoice("en");
    const second = reconcile({ sessionId: "s-1" });
    release();
    await Promise.all([first, second]);
    expect([port.stored, device.isChoiceSaved(), port.script.calls.length]).toEqual(["en", true, 2]);
  });

  it("tries again at the next page load after a failed save, and shows nothing (part of I18N-20)", async () => {
    const { device, port, report, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    port.script.failNext("save", { kind: "timeout" });
    await reconcile({ sessionId: "s-1" });
    expect([device.isChoiceSaved(), report.mock.calls]).toEqual([false, []]);
    await reconcile({ sessionId: "s-1" });
    expect([device.isChoiceSaved(), port.stored]).toEqual([true, "uk"]);
  });

  it("reports a language that the provider does not keep (part of I18N-20)", async () => {
    const { device, report, reconcile } = open({
      device: fakeLanguage({ choice: "en" }),
      port: fakeLoginLanguage({ supported: ["pl", "uk"] }),
    });
    await reconcile({ sessionId: "s-1" });
    expect([device.isChoiceSaved(), String(report.mock.calls[0]?.[0])]).toEqual([
      false,
      "Error: the provider keeps no language en",
    ]);
  });

  it("reports texts that could not be loaded, and keeps the language (part of I18N-20)", async () => {
    const { device, show, report, reconcile } = open({ device: fakeLanguage({ choice: "pl", saved: true }) });
    show.mockRejectedValueOnce(new Error("offline"));
    await reconcile({ sessionId: "s-1", language: "uk" });
    expect([device.readChoice(), device.isChoiceSaved(), report.mock.calls.length]).toEqual(["pl", true, 1]);
  });
});
