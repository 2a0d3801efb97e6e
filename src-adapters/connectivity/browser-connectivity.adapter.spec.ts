// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { BrowserConnectivity } from "./browser-connectivity.adapter.ts";

describe("connectivity", () => {
  it("tells the state now and on every change, never twice the same", () => {
    const seen: boolean[] = [];
    const watching = new BrowserConnectivity(window).online.subscribe((online) => seen.push(online));
    for (const name of ["online", "offline", "offline", "online"]) window.dispatchEvent(new Event(name));
    watching.unsubscribe();
    window.dispatchEvent(new Event("offline"));
    expect(seen).toEqual([true, false, true]);
  });
});
