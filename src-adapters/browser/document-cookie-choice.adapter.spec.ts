// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { DocumentCookieChoiceAdapter } from "./document-cookie-choice.adapter.ts";
import { PageCookieChoice } from "./page-cookie-choice.ts";

const openPage = (cookieStore?: EventTarget) =>
  new DocumentCookieChoiceAdapter(new PageCookieChoice(window), cookieStore);

beforeEach(() => {
  document.cookie = "ebok.cookies=; Max-Age=0; Path=/";
});

describe("DocumentCookieChoiceAdapter", () => {
  it("stores the cookie choice for exactly six months, for the whole portal (part of NAV-15)", () => {
    const written = vi.spyOn(document, "cookie", "set");
    openPage().decide("necessary");
    expect(written.mock.calls).toEqual([["ebok.cookies=necessary; Max-Age=15811200; Path=/; SameSite=Lax"]]);
    written.mockRestore();
  });

  it("reads the cookie choice on the next page, among other cookies", () => {
    document.cookie = "xebok.cookies=necessary";
    openPage().decide("all");
    expect(openPage().current()).toBe("all");
  });

  it("returns no cookie choice when the cookie holds another value", () => {
    document.cookie = "ebok.cookies=everything; Path=/";
    expect(openPage().current()).toBeUndefined();
  });

  it("emits a cookie choice made in another tab when this tab is shown", () => {
    const here = openPage();
    const seen: (CookieChoice | undefined)[] = [];
    const watching = here.choice$.subscribe((choice) => seen.push(choice));
    openPage().decide("all");
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    watching.unsubscribe();
    expect(seen).toEqual([undefined, "all"]);
  });

  it("emits a cookie choice of another window when the browser reports changed cookies", () => {
    const cookieStore = new EventTarget();
    const here = openPage(cookieStore);
    const seen: (CookieChoice | undefined)[] = [];
    const watching = here.choice$.subscribe((choice) => seen.push(choice));
    openPage().decide("all");
    cookieStore.dispatchEvent(new Event("change"));
    openPage().decide("necessary");
    cookieStore.dispatchEvent(new Event("change"));
    watching.unsubscribe();
    expect(seen).toEqual([undefined, "all", "necessary"]);
    expect(here.current()).toBe("necessary");
  });

  it("reads the cookie once per change when the browser reports changed cookies", () => {
    const port = openPage(new EventTarget());
    const read = vi.spyOn(document, "cookie", "get");
    for (let call = 0; call < 3; call++) port.current();
    expect(read).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    for (let call = 0; call < 3; call++) port.current();
    expect(read).toHaveBeenCalledTimes(2);
    port.decide("all");
    read.mockClear();
    for (let call = 0; call < 3; call++) expect(port.current()).toBe("all");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("reads the cookie at each call when the browser does not report changed cookies", () => {
    const port = openPage();
    openPage().decide("necessary");
    const read = vi.spyOn(document, "cookie", "get");
    for (let call = 0; call < 3; call++) expect(port.current()).toBe("necessary");
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("returns no cookie choice after the customer has deleted the cookies", () => {
    const port = openPage(new EventTarget());
    const read = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    port.decide("necessary");
    expect(port.current(), "blocked").toBe("necessary");
    read.mockRestore();
    port.decide("all");
    document.cookie = "ebok.cookies=; Max-Age=0; Path=/";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(port.current()).toBeUndefined();
  });

  it("(part of START-12) emits a cookie choice that was made on the page outside of the port", () => {
    const page = new PageCookieChoice(window);
    const port = new DocumentCookieChoiceAdapter(page, undefined);
    const seen: (CookieChoice | undefined)[] = [];
    const watching = port.choice$.subscribe((choice) => seen.push(choice));
    page.decide("necessary");
    watching.unsubscribe();
    page.decide("all");
    expect(seen).toEqual([undefined, "necessary"]);
  });

  it("keeps the cookie choice for the open page when cookies are forbidden", () => {
    const read = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const forbidden = openPage();
    forbidden.decide("necessary");
    expect(forbidden.current()).toBe("necessary");
    read.mockRestore();
    write.mockRestore();
  });
});
