// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SessionChange } from "#domain/session/index.ts";
import { StorageSessionEventsAdapter } from "./storage-session-events.adapter.ts";

describe("StorageSessionEventsAdapter", () => {
  const session = {
    isLogged: true as const,
    sessionId: "s",
    userId: "u",
    currentContext: "c",
    contexts: [],
    cooperative: false,
    b2b: false,
    crmUser: false,
    access: { ebok: true, wifi: true },
  };
  const dispatchStorageEvent = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

  it("emits a moved session deadline and the reason of an end, and nothing else", () => {
    const seen: SessionChange[] = [];
    const watching = new StorageSessionEventsAdapter(window).changes.subscribe((change) => seen.push(change));
    dispatchStorageEvent("ebok.session", JSON.stringify({ version: 1, deadline: 5, session }));
    dispatchStorageEvent("ebok.widget", "1");
    dispatchStorageEvent("ebok.session", "logout");
    dispatchStorageEvent("ebok.session", "expired");
    watching.unsubscribe();
    dispatchStorageEvent("ebok.session", null);
    expect(seen).toEqual([{ deadline: 5, session }, "logout", "expired"]);
  });

  it.each([
    ["ended as missing", "ebok.session", "missing"],
    ["removed without a reason", "ebok.session", null],
    ["cleared with everything", null, null],
    ["replaced by invalid text", "ebok.session", "{"],
  ] as const)("(part of SESS-05) emits `missing` when the stored session is %s", (_name, key, newValue) => {
    const seen: SessionChange[] = [];
    const watching = new StorageSessionEventsAdapter(window).changes.subscribe((change) => seen.push(change));
    dispatchStorageEvent(key, newValue);
    watching.unsubscribe();
    expect(seen).toEqual(["missing"]);
  });
});
