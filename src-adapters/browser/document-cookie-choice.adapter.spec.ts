// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { DocumentCookieChoiceAdapter } from "./document-cookie-choice.adapter.ts";

beforeEach(() => {
  document.cookie = "ebok.cookies=; Max-Age=0; Path=/";
});

describe("DocumentCookieChoiceAdapter", () => {
  it("stores the cookie choice for exactly six months, for the whole portal (part of NAV-15)", () => {
    const written = vi.spyOn(document, "cookie", "set");
    new DocumentCookieChoiceAdapter(window).decide("necessary");
    expect(written.mock.calls).toEqual([["ebok.cookies=necessary; Max-Age=15811200; Path=/; SameSite=Lax"]]);
    written.mockRestore();
  });

  it("reads the cookie choice on the next page, among other cookies", () => {
    document.cookie = "xebok.cookies=necessary";
    new DocumentCookieChoiceAdapter(window).decide("all");
    expect(new DocumentCookieChoiceAdapter(window).current()).toBe("all");
  });

  it("returns no cookie choice when the cookie holds another value", () => {
    document.cookie = "ebok.cookies=everything; Path=/";
    expect(new DocumentCookieChoiceAdapter(window).current()).toBeUndefined();
  });

  it("emits a cookie choice made in another tab when this tab is shown", () => {
    const here = new DocumentCookieChoiceAdapter(window);
    const seen: (CookieChoice | undefined)[] = [];
    const watching = here.choice$.subscribe((choice) => seen.push(choice));
    new DocumentCookieChoiceAdapter(window).decide("all");
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    watching.unsubscribe();
    expect(seen).toEqual([undefined, "all"]);
  });

  it("keeps the cookie choice for the open page when cookies are forbidden", () => {
    const read = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const forbidden = new DocumentCookieChoiceAdapter(window);
    forbidden.decide("necessary");
    expect(forbidden.current()).toBe("necessary");
    read.mockRestore();
    write.mockRestore();
  });
});
