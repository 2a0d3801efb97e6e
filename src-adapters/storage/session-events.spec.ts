// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { StoredSession } from "#domain/session/index.ts";
import { StorageSessionEvents } from "./session-events.ts";

describe("what other tabs do", () => {
  it("tells of a moved deadline and of a logout, and of nothing else", () => {
    const seen: (StoredSession | undefined)[] = [];
    const watching = new StorageSessionEvents(window).changes.subscribe((stored) => seen.push(stored));
    const session = {
      isLogged: true, sessionId: "s", userId: "u", currentContext: "c", contexts: [], cooperative: false, b2b: false, crmUser: false,
      access: { ebok: true, wifi: true },
    };
    const tell = (key: string | null, newValue: string | null) => window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    tell("ebok.session", JSON.stringify({ version: 1, deadline: 5, session }));
    tell("ebok.widget", "1");
    tell("ebok.session", null);
    tell(null, null);
    watching.unsubscribe();
    tell("ebok.session", null);
    expect(seen).toEqual([{ deadline: 5, session }, undefined, undefined]);
  });
});
