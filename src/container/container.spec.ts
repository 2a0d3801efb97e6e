// @vitest-environment jsdom
import type { ServiceIdentifier } from "inversify";
import { describe, expect, it, vi } from "vitest";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { settingsOf } from "../boot/settings.ts";
import { buildContainer } from "./build-container.ts";
import { loadContext } from "./load-context.ts";
import type { ContextName } from "./load-context.ts";
import {
  ACTIVITY,
  CALLER,
  CLIENT,
  CLOCK,
  CONNECTIVITY,
  CONSENTS,
  COOKIE_CHOICE,
  CONTACT,
  CREDENTIALS,
  FINANCE,
  GATEWAY,
  IDEMPOTENCY_KEYS,
  LOGIN,
  MESSAGES,
  OFFERS,
  ONBOARDING,
  SESSION,
  SESSION_EVENTS,
  SESSION_STORAGE,
  SETTINGS,
  SIGNALS,
  SITE_CONTENT,
  THEME,
  TRACKER_PORTS,
} from "./tokens.ts";

const settings = settingsOf(aConfiguration());

function container() {
  return buildContainer({
    settings,
    storage: new LocalSessionStorageAdapter(() => localStorage),
    page: window,
    log: () => undefined,
  });
}

const BASE: readonly ServiceIdentifier[] = [
  ACTIVITY,
  CALLER,
  CLOCK,
  CONNECTIVITY,
  COOKIE_CHOICE,
  CREDENTIALS,
  GATEWAY,
  IDEMPOTENCY_KEYS,
  LOGIN,
  SESSION,
  SESSION_EVENTS,
  SESSION_STORAGE,
  SETTINGS,
  SIGNALS,
  THEME,
];

const CONTEXTS: readonly (readonly [ContextName, ServiceIdentifier])[] = [
  ["account", CLIENT],
  ["contact", CONTACT],
  ["consents", CONSENTS],
  ["site-content", SITE_CONTENT],
  ["finance", FINANCE],
  ["messages", MESSAGES],
  ["offers", OFFERS],
  ["onboarding", ONBOARDING],
  ["tracking", TRACKER_PORTS],
];

describe("the container", () => {
  it("makes everything that every page needs, once", () => {
    const base = container();
    for (const token of BASE) {
      const made: unknown = base.get(token);
      expect(made).toBeDefined();
      expect(base.get(token)).toBe(made);
    }
  });

  it("makes no code out of text, which the content security policy forbids", async () => {
    const made = vi.fn();
    vi.stubGlobal("Function", made);
    const base = container();
    for (const token of BASE) base.get(token);
    for (const [context, token] of CONTEXTS) {
      await loadContext(base, context);
      base.get(token);
    }
    expect(made).not.toHaveBeenCalled();
  });

  it("has one gateway behind its three faces", () => {
    const base = container();
    expect([base.get(CALLER), base.get(CREDENTIALS), base.get(SIGNALS)]).toEqual(Array(3).fill(base.get(GATEWAY)));
    expect(base.get(CALLER)).toBe(base.get(GATEWAY));
  });

  it.each(CONTEXTS)("binds %s with the first route that asks for it, and once", async (context, token) => {
    const base = container();
    expect(base.isBound(token)).toBe(false);
    await Promise.all([loadContext(base, context), loadContext(base, context)]);
    await loadContext(base, context);
    const port: unknown = base.get(token);
    expect(port).toBeDefined();
    expect(base.get(token)).toBe(port);
  });

  it("loads a context into each container that asks", async () => {
    const first = container();
    const second = container();
    await loadContext(first, "finance");
    await loadContext(second, "finance");
    expect(second.get(FINANCE)).not.toBe(first.get(FINANCE));
  });
});
