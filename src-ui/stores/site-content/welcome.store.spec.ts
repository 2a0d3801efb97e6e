import { configure } from "mobx";
import { expect, it } from "vitest";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { fakeWelcomeMarks } from "#test/fakes/fake-welcome-marks.ts";
import { siteContent } from "#test/mothers/index.ts";
import { SiteContentStore } from "./site-content.store.ts";
import { WelcomeStore } from "./welcome.store.ts";

configure({ enforceActions: "always" });

async function loginWith(html: string | undefined, marks = fakeWelcomeMarks()) {
  const provider = fakeSiteContent();
  provider.content = siteContent(html === undefined ? {} : { welcome_banner: html });
  const { content } = new SiteContentStore(provider);
  const store = new WelcomeStore(content, marks);
  await content.load();
  return { provider, content, store, marks };
}

it("(part of NAV-14) shows a greeting once it is loaded, if site content has one", async () => {
  const { store, content } = await loginWith("<p>Witaj</p>");
  expect(store.due?.html).toBe("<p>Witaj</p>");
  content.clear();
  expect(store.due).toBeUndefined();
  expect((await loginWith(undefined)).store.due).toBeUndefined();
});

it("(part of NAV-14) shows a greeting once, and a different one again", async () => {
  const first = await loginWith("<p>Witaj</p>");
  const { due } = first.store;
  if (due === undefined) throw new Error("no greeting is due");
  first.store.markShown(due.mark);
  // The greeting stays until it is closed, even after a reload of the content.
  await first.content.reload();
  expect(first.store.due).toEqual(due);
  expect((await loginWith("<p>Witaj</p>", first.marks)).store.due).toBeUndefined();
  expect((await loginWith("<p>Wesołych świąt</p>", first.marks)).store.due?.html).toBe("<p>Wesołych świąt</p>");
});

it("(part of NAV-14) does not show a closed greeting again, but shows one that was never shown", async () => {
  const { store, marks } = await loginWith("<p>Witaj</p>");
  expect((await loginWith("<p>Witaj</p>", marks)).store.due).toBeDefined();
  if (store.due !== undefined) store.close(store.due.mark);
  expect(store.due).toBeUndefined();
});

it("(part of NAV-14) keeps the marks of greetings that another tab has stored meanwhile", async () => {
  const marks = fakeWelcomeMarks(["a"]);
  const { store } = await loginWith("<p>Witaj</p>", marks);
  marks.write(["b", "a"]);
  if (store.due !== undefined) store.markShown(store.due.mark);
  expect(marks.read()).toEqual([store.due?.mark, "b", "a"]);
});
