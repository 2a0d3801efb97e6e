import { Subject, firstValueFrom } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import type { Configuration, ConfigurationPort } from "#domain/configuration/index.ts";
import { fakeStoredRelease } from "#test/fakes/fake-stored-release.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { followConfiguration, type StoredReleaseDependencies } from "./follow-configuration.ts";

const answering = (configuration: Configuration): ConfigurationPort => ({
  read: () => Promise.resolve({ ok: true, value: configuration }),
});

const UNREACHABLE: ConfigurationPort = {
  read: () => Promise.resolve({ ok: false, failure: { kind: "unreachable" } }),
};

const CLOSED = aConfiguration({ maintenance: { text: "Przerwa" } });

function setUp(given: Partial<StoredReleaseDependencies> = {}) {
  const browser = fakeStoredRelease();
  const reload = vi.fn<() => void>();
  const open = answering(aConfiguration());
  const dependencies = {
    release: browser.open(),
    served: open,
    stored: open,
    isOpen: true,
    savesData: false,
    isTouched: () => false,
    whenIdle: () => Promise.resolve(),
    reload,
    ...given,
  };
  return { browser, reload, follow: () => followConfiguration(dependencies) };
}

describe("followConfiguration", () => {
  it("(part of SW-01) stores the portal, also when the server cannot be reached", async () => {
    for (const served of [answering(aConfiguration()), UNREACHABLE]) {
      const { browser, reload, follow } = setUp({ served });
      await follow();
      expect([browser.stored(), reload.mock.calls.length]).toEqual(["1", 0]);
    }
  });

  it("(part of SW-01) stores nothing when the browser saves data", async () => {
    const { browser, follow } = setUp({ savesData: true });
    await follow();
    expect(browser.stored()).toBeUndefined();
  });

  it("(part of SW-06) removes the stored portal when config.json turns the worker off", async () => {
    const { browser, follow } = setUp({ served: answering(aConfiguration({ serviceWorker: false })) });
    await browser.open().store();
    await follow();
    expect(browser.stored()).toBeUndefined();
  });

  it.each([
    ["closed since", true, CLOSED],
    ["opened since", false, aConfiguration()],
  ])("(part of SW-05) loads an untouched page again when the portal was %s", async (_case, isOpen, now) => {
    const { reload, follow } = setUp({ isOpen, served: answering(now), stored: answering(now) });
    await follow();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("(part of SW-05) waits for the release of the new configuration before a reload", async () => {
    const renewal = new Subject<void>();
    const release = { ...fakeStoredRelease().open(), renew: () => firstValueFrom(renewal) };
    const { reload, follow } = setUp({ release, served: answering(CLOSED), stored: answering(CLOSED) });
    const followed = follow();
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    renewal.next();
    await followed;
    expect(reload).toHaveBeenCalledOnce();
  });

  it("(part of SW-05) does not load a page again in which the customer has done something", async () => {
    const { reload, follow } = setUp({
      served: answering(CLOSED),
      stored: answering(CLOSED),
      isTouched: () => true,
    });
    await follow();
    expect(reload).not.toHaveBeenCalled();
  });

  it("(part of SW-05) does not load a page again that would get the old configuration once more", async () => {
    const { reload, follow } = setUp({ served: answering(CLOSED) });
    await follow();
    expect(reload).not.toHaveBeenCalled();
  });

  it("(part of SW-05) reads the configuration again when an older one was stored since", async () => {
    const read = vi
      .fn<ConfigurationPort["read"]>()
      .mockResolvedValueOnce({ ok: true, value: aConfiguration() })
      .mockResolvedValue({ ok: true, value: CLOSED });
    const { reload, follow } = setUp({ served: answering(CLOSED), stored: { read } });
    await follow();
    expect([read.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });
});
