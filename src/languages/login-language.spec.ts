import { describe, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeLanguage } from "#test/fakes/fake-language.ts";
import { fakeLoginLanguage } from "#test/fakes/fake-login-language.ts";
import { LoginLanguage } from "./login-language.ts";

const OFFERED = ["pl", "uk", "en"] as const;

function open({ device = fakeLanguage(), port = fakeLoginLanguage() } = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const show = vi.fn(async (language: Language) => device.writeChoice(language));
  const login = new LoginLanguage({ device, port, idempotencyKeys: fakeIdempotencyKeys(), show, report });
  const reconcile = (sessionId: string, language?: string) => login.reconcile({ sessionId, language }, OFFERED);
  return { device, port, report, show, reconcile };
}

describe("LoginLanguage", () => {
  it("saves the choice of the device once (part of I18N-20)", async () => {
    const { device, port, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    await reconcile("s-1");
    await reconcile("s-1");
    expect([port.stored, port.script.calls, device.isChoiceSaved()]).toEqual(["uk", ["save"], true]);
  });

  it("shows the language of the login on a device without a choice (part of I18N-20)", async () => {
    const { device, port, show, reconcile } = open();
    await reconcile("s-1", "uk");
    expect([show.mock.calls, device.isChoiceSaved(), port.script.calls]).toEqual([[["uk"]], true, []]);
  });

  it("shows nothing for a language that the portal does not have (part of I18N-20)", async () => {
    const { show, reconcile } = open();
    await reconcile("s-1", "de");
    expect(show).not.toHaveBeenCalled();
  });

  it("does not return to the language of the login after another choice (part of I18N-20)", async () => {
    const { device, port, show, reconcile } = open();
    await reconcile("s-1", "uk");
    device.writeChoice("en");
    await reconcile("s-1", "uk");
    await reconcile("s-1", "uk");
    expect([port.stored, device.readChoice(), show.mock.calls.length]).toEqual(["en", "en", 1]);
  });

  it("[I18N-80] shows the language of the login after a reload that came before it", async () => {
    const device = fakeLanguage({ choice: "pl", saved: true });
    const first = open({ device });
    first.show.mockImplementation(() => new Promise(() => undefined));
    void first.reconcile("s-1", "en");
    await Promise.resolve();
    const reloaded = open({ device });
    await reloaded.reconcile("s-1", "en");
    expect([device.readChoice(), device.isChoiceSaved()]).toEqual(["en", true]);
  });

  it("(part of I18N-80) keeps a later choice after a reload, until the next login", async () => {
    const device = fakeLanguage();
    await open({ device }).reconcile("s-1", "uk");
    device.writeChoice("en");
    await open({ device }).reconcile("s-1", "uk");
    await open({ device }).reconcile("s-1", "uk");
    expect([device.readChoice(), device.isChoiceSaved()]).toEqual(["en", true]);
    await open({ device }).reconcile("s-2", "uk");
    expect(device.readChoice()).toBe("uk");
  });

  it("saves two choices in their order when the first answer is late (part of I18N-20)", async () => {
    const { device, port, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    const release = port.script.hold("save");
    const first = reconcile("s-1");
    await Promise.resolve();
    device.writeChoice("en");
    const second = reconcile("s-1");
    release();
    await Promise.all([first, second]);
    expect([port.stored, device.isChoiceSaved(), port.script.calls.length]).toEqual(["en", true, 2]);
  });

  it("tries again at the next page load after a failed save, and shows nothing (part of I18N-20)", async () => {
    const { device, port, report, reconcile } = open({ device: fakeLanguage({ choice: "uk" }) });
    port.script.failNext("save", { kind: "timeout" });
    await reconcile("s-1");
    expect([device.isChoiceSaved(), report.mock.calls]).toEqual([false, []]);
    await reconcile("s-1");
    expect([device.isChoiceSaved(), port.stored]).toEqual([true, "uk"]);
  });

  it("reports a language that the provider does not keep (part of I18N-20)", async () => {
    const { device, report, reconcile } = open({
      device: fakeLanguage({ choice: "en" }),
      port: fakeLoginLanguage({ supported: ["pl", "uk"] }),
    });
    await reconcile("s-1");
    expect([device.isChoiceSaved(), String(report.mock.calls[0]?.[0])]).toEqual([
      false,
      "Error: the provider keeps no language en",
    ]);
  });

  it("reports texts that could not be loaded, and keeps the language (part of I18N-20)", async () => {
    const { device, show, report, reconcile } = open({ device: fakeLanguage({ choice: "pl", saved: true }) });
    show.mockRejectedValueOnce(new Error("offline"));
    await reconcile("s-1", "uk");
    expect([device.readChoice(), device.isChoiceSaved(), report.mock.calls.length]).toEqual(["pl", true, 1]);
  });
});
