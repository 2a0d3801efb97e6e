// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loginAddresses } from "./login-addresses.ts";
import { showLogin } from "./show-login.ts";

const QUESTION = '<section class="question-bar"><button type="button">Zgadzam się</button></section>';

beforeEach(() => {
  document.cookie = "ebok.cookies=; Max-Age=0; Path=/";
  document.body.innerHTML = `<div id="root" data-portal="/assets/portal.js /assets/styles.css"></div>
    <template id="login-page" data-year="2026" data-addresses="${loginAddresses()}"><main>
      <form><input name="login"><button type="submit">Dalej</button></form>
      <div class="login__device"></div><button type="button">Załóż konto</button>
      <div class="footer"><p>© 2026 Splot</p></div></main>${QUESTION}</template>
    <template id="customer-frame"><header></header>${QUESTION}</template>`;
  vi.stubGlobal("PublicKeyCredential", class {});
});

afterEach(() => {
  window.dispatchEvent(new Event("ebok:rendered"));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.localStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, "", "/");
});

const isFrameShown = (): boolean => document.querySelector("#root header") !== null;
const question = (): HTMLElement | null => document.querySelector("#root .question-bar");
const press = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
const openSession = () =>
  window.localStorage.setItem("ebok.session", JSON.stringify({ deadline: Date.now() + 60_000 }));

/** Lets the portal take over with elements of its own. Returns the names of the buttons that are pressed then. */
function takeOver(): readonly string[] {
  const pressed: string[] = [];
  const root = document.querySelector("#root");
  window.dispatchEvent(new Event("ebok:rendering"));
  root?.replaceChildren(...[...root.children].map((child) => child.cloneNode(true)));
  root?.addEventListener("click", ({ target }) => pressed.push(target instanceof Element ? target.textContent : ""));
  window.dispatchEvent(new Event("ebok:rendered"));
  return pressed;
}

const isShown = (): boolean => document.querySelector("#root main") !== null;

describe("show-login", () => {
  it.each([
    ["an open session", JSON.stringify({ deadline: Date.now() + 60_000 }), false],
    ["a session whose time is over", JSON.stringify({ deadline: Date.now() - 1 }), true],
    ["the mark of a logout", "logout", true],
    ["null", "null", true],
  ])("(part of START-03) shows the page or not when the storage holds %s", (_case, stored, shown) => {
    window.localStorage.setItem("ebok.session", stored);
    showLogin();
    expect(isShown()).toBe(shown);
    expect(isFrameShown()).toBe(!shown);
  });

  it("(part of START-11) preloads the files of the portal when a session is stored", () => {
    const preloaded = (): readonly string[] =>
      [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
    showLogin();
    expect(preloaded()).toEqual([]);
    document.querySelector("#root")?.replaceChildren();
    openSession();
    showLogin();
    expect(preloaded()).toEqual(["modulepreload /assets/portal.js", "preload /assets/styles.css"]);
  });

  it("(part of START-11) shows no frame at the address of a guest page", () => {
    openSession();
    window.history.replaceState(null, "", "/password");
    showLogin();
    expect(isFrameShown()).toBe(false);
  });

  it.each([
    ["/", true],
    ["/invoice", true],
    ["/sessionExpired", false],
  ])("(part of START-03) shows the page or not at %s", (address, shown) => {
    window.history.replaceState(null, "", address);
    showLogin();
    expect(isShown()).toBe(shown);
  });

  it("(part of START-01) shows the year of now, and no place for a passkey without support", () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 30) });
    vi.unstubAllGlobals();
    showLogin();
    expect(document.querySelector(".footer")?.textContent).toBe("© 2027 Splot");
    expect(document.querySelector("#root .login__device")).toBeNull();
  });

  it("(part of START-02) repeats the first press once, also on a page rendered anew", () => {
    showLogin();
    press("Załóż konto");
    press("Dalej");
    expect(takeOver()).toEqual(["Załóż konto"]);
  });

  describe.each([
    ["login page", () => undefined],
    ["frame of a customer", openSession],
  ])("cookie question on the %s", (_page, prepare) => {
    it.each([
      ["", true],
      ["all", false],
      ["necessary", false],
      ["everything", true],
    ])("(part of START-12) asks or not when the stored answer is %j", (answer, asks) => {
      document.cookie = `ebok.cookies=${answer}; Path=/`;
      prepare();
      showLogin();
      expect(question() !== null).toBe(asks);
    });

    it("(part of START-12) is hidden by an answer, which the portal gets when it has started", () => {
      prepare();
      showLogin();
      press("Zgadzam się");
      expect(question()?.hidden).toBe(true);
      expect(takeOver()).toEqual(["Zgadzam się"]);
    });
  });

  it("(part of START-12) repeats an answer about cookies and a press of the login page", () => {
    showLogin();
    press("Zgadzam się");
    press("Dalej");
    expect(takeOver()).toEqual(["Zgadzam się", "Dalej"]);
  });

  it("(part of START-12) leaves the buttons of a fallback page alone", () => {
    openSession();
    showLogin();
    const retry = document.createElement("button");
    retry.type = "button";
    document.querySelector("#root")?.replaceChildren(retry);
    const onClick = vi.fn();
    retry.addEventListener("click", onClick);
    retry.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
