// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { TRACKED_ACTION, TRACKED_AS, type Interaction } from "#domain/tracking/index.ts";
import { DocumentInteractionsAdapter } from "./document-interactions.adapter.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** Renders `html` and records the interactions with it. */
function page(html: string): { readonly recorded: Interaction[]; element(selector: string): HTMLElement } {
  document.body.innerHTML = html;
  const recorded: Interaction[] = [];
  const listening = new DocumentInteractionsAdapter(window).interactions.subscribe((interaction) =>
    recorded.push(interaction),
  );
  // Following a link would leave the page of the test.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  stops.push(
    () => listening.unsubscribe(),
    () => document.removeEventListener("click", stay),
  );
  return {
    recorded,
    element(selector) {
      const found = document.querySelector(selector);
      if (!(found instanceof HTMLElement)) throw new Error(`no element matches ${selector}`);
      return found;
    },
  };
}

describe("DocumentInteractionsAdapter", () => {
  it.each([
    [
      `<button ${TRACKED_AS}="pay"><span>Zapłać 50,00 zł</span></button>`,
      "span",
      { action: "CLICK", element: "button", name: "pay" },
    ],
    [
      `<div ${TRACKED_AS}="invoices"><button>Jan Kowalski</button></div>`,
      "button",
      { action: "CLICK", element: "button", name: "invoices" },
    ],
    ["<button>Jan Kowalski</button>", "button", { action: "CLICK", element: "button", name: "button" }],
    [
      `<button ${TRACKED_ACTION}="COPY" ${TRACKED_AS}="account">61 1090</button>`,
      "button",
      { action: "COPY", element: "text", name: "account" },
    ],
    [
      `<button ${TRACKED_ACTION}="DOWNLOAD" ${TRACKED_AS}="invoice">PDF</button>`,
      "button",
      { action: "DOWNLOAD", element: "file", name: "invoice" },
    ],
    ['<a href="/messages/12345">Jan</a>', "a", { action: "CLICK", element: "link", name: "messages" }],
    ['<a href="/nowhere/12345">Jan</a>', "a", { action: "CLICK", element: "link", name: "link" }],
    ['<a href="tel:+48601234567">601 234 567</a>', "a", { action: "CLICK", element: "link", name: "tel" }],
    [
      '<a href="https://example.org/jan?x=1" target="_blank">Jan</a>',
      "a",
      { action: "LOAD_BLANK", element: "link", name: "example.org" },
    ],
  ] as const)("(part of HTTP-02) records a press as an interaction: %s", (html, selector, expected) => {
    const { recorded, element } = page(html);
    element(selector).click();
    expect(recorded).toEqual([expected]);
  });

  it("(part of HTTP-02) records a download link pressed by the user, not one clicked by code", () => {
    const listeners: unknown[] = [];
    const spy = vi.spyOn(document, "addEventListener").mockImplementation((...given) => listeners.push(given[1]));
    const { recorded, element } = page(`<a href="/f.pdf" download ${TRACKED_AS}="terms">Regulamin</a>`);
    spy.mockRestore();
    // The adapter listens to clicks first.
    const [listener] = listeners;
    const link = element("a");
    for (const isTrusted of [false, true]) {
      const event = new Proxy(new Event("click"), {
        get: (target, key) => ({ isTrusted, target: link })[String(key)] ?? Reflect.get(target, key),
      });
      if (typeof listener === "function") listener(event);
    }
    expect(recorded).toEqual([{ action: "DOWNLOAD", element: "file", name: "terms" }]);
  });

  it("records no interaction for presses outside interactive elements", () => {
    const { recorded, element } = page("<p>tekst</p>");
    element("p").click();
    expect(recorded).toEqual([]);
  });

  it("(part of HTTP-03) records that text was copied, without the text", () => {
    const { recorded, element } = page(`<p ${TRACKED_AS}="pin">0042</p>`);
    element("p").dispatchEvent(new Event("copy", { bubbles: true }));
    expect(recorded).toEqual([{ action: "COPY", element: "text", name: "pin" }]);
  });

  it("(part of HTTP-03) records a dialog that opens, but not one that closes", () => {
    const { recorded, element } = page(`<dialog ${TRACKED_AS}="transfer"></dialog>`);
    for (const newState of ["open", "closed"])
      element("dialog").dispatchEvent(Object.assign(new Event("toggle"), { newState }));
    expect(recorded).toEqual([{ action: "OPEN", element: "dialog", name: "transfer" }]);
  });
});
