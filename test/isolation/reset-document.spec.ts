// @vitest-environment jsdom
import { expect, it } from "vitest";
import { documentReset } from "./reset-document.ts";

const NAME = "ebokTestGlobal";

it("document reset removes added globals, content, cookies and storage", () => {
  const reset = documentReset();
  Reflect.set(globalThis, NAME, () => undefined);
  document.documentElement.setAttribute("data-theme", "dark");
  document.head.append(document.createElement("style"));
  document.body.append("x");
  document.cookie = "a=b; path=/";
  localStorage.setItem("a", "b");
  sessionStorage.setItem("a", "b");
  history.replaceState({ a: "b" }, "", "/page?x=1");
  reset();
  expect({
    global: Reflect.has(globalThis, NAME),
    html: document.documentElement.outerHTML,
    cookie: document.cookie,
    stored: localStorage.length + sessionStorage.length,
    at: `${location.pathname}${location.search}`,
    state: history.state,
  }).toEqual({
    global: false,
    html: "<html><head></head><body></body></html>",
    cookie: "",
    stored: 0,
    at: "/",
    state: null,
  });
});

it("document reset restores a replaced global", () => {
  const { fetch } = globalThis;
  const reset = documentReset();
  Reflect.set(globalThis, "fetch", () => undefined);
  reset();
  expect(globalThis.fetch).toBe(fetch);
});

it("document reset removes listeners of the window and the document", () => {
  const reset = documentReset();
  const received: string[] = [];
  for (const target of [window, document]) target.addEventListener("ebok", () => received.push("ebok"));
  reset();
  for (const target of [window, document]) target.dispatchEvent(new Event("ebok"));
  expect(received).toEqual([]);
});
