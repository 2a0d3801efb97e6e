// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readFilterParams, removeQueryParam, writeFilterParams } from "./url-query.ts";

const moved = (move: () => void) =>
  new Promise<void>((done) => {
    window.addEventListener("popstate", () => done(), { once: true });
    move();
  });

const address = () => window.location.pathname + window.location.search;

it("removes the query of a dialog from the address at once", () => {
  window.history.replaceState({ kept: 1 }, "", "/invoice?year=2026&eInvoice=1#list");
  removeQueryParam("eInvoice", "default");
  expect(window.location.href).toMatch(/\/invoice\?year=2026#list$/);
  expect(window.history.state).toEqual({ kept: 1 });
});

it("removes the query of a dialog from the history entry that 'back' has left", async () => {
  window.history.pushState({ key: "list" }, "", "/invoice");
  window.history.pushState({ key: "dialog" }, "", "/invoice?eInvoice=1");
  await moved(() => window.history.back());
  removeQueryParam("eInvoice", "dialog");
  expect(address()).toBe("/invoice");
  await moved(() => window.history.forward());
  expect(address()).toBe("/invoice");
});

it("keeps the query of other history entries, also after the dialog is closed twice", async () => {
  window.history.pushState({ key: "link" }, "", "/invoice?eInvoice=1");
  window.history.pushState({ key: "dialog" }, "", "/invoice?eInvoice=1");
  removeQueryParam("eInvoice", "dialog");
  removeQueryParam("eInvoice", "dialog");
  expect(address()).toBe("/invoice");
  await moved(() => window.history.back());
  expect(address()).toBe("/invoice?eInvoice=1");
});

it("removes the query of a dialog after the navigation under way only", async () => {
  window.history.pushState({ key: "start" }, "", "/index");
  window.history.pushState({ key: "list" }, "", "/invoice");
  window.history.pushState({ key: "dialog" }, "", "/invoice?eInvoice=1");
  await moved(() => window.history.back());
  removeQueryParam("eInvoice", "dialog");
  await moved(() => window.history.back());
  await moved(() => window.history.go(2));
  expect(address()).toBe("/invoice?eInvoice=1");
});

it("writes a filter to the address without its empty criteria, in one order, and reads it", () => {
  window.history.replaceState({ kept: 1 }, "", "/invoice?kind=payment&pay=all");
  writeFilterParams({ year: "2026", kind: "invoice", number: "" });
  expect(window.location.search).toBe("?pay=all&year=2026&kind=invoice");
  expect([window.history.state, ...["year", "number"].map(readFilterParams())]).toEqual([{ kept: 1 }, "2026", null]);
  writeFilterParams({ year: undefined, kind: undefined, number: "" });
  expect(window.location.search).toBe("?pay=all");
});
