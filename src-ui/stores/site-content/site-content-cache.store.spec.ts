import { configure, observable, runInAction } from "mobx";
import { expect, it } from "vitest";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { fakeSiteContentCache } from "#test/fakes/fake-site-content-cache.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aBanner, aSession, siteContent } from "#test/mothers/index.ts";
import { SiteContentStore } from "./site-content.store.ts";
import { SiteContentCacheStore } from "./site-content-cache.store.ts";

configure({ enforceActions: "always" });

const GONE = { kind: "unreachable" } as const;

/** Opens a page in a browser that has `copies`. */
function page(copies = fakeSiteContentCache(), clock = movableClock(), account = "1") {
  const provider = fakeSiteContent({ content: { video_title: "Filmy" }, banners: [aBanner()] });
  const siteContentStore = new SiteContentStore(provider);
  const dependencies = observable(
    { online: true, current: aSession({ currentContext: account }) },
    {},
    { deep: false },
  );
  const stop = new SiteContentCacheStore({
    siteContent: siteContentStore,
    session: dependencies,
    connectivity: dependencies,
    clock,
    copies,
  }).follow();
  return {
    provider,
    store: siteContentStore,
    copies,
    clock,
    dependencies,
    stop,
    load: () => Promise.all([siteContentStore.content.load(), siteContentStore.banners.load()]),
  };
}

function broken(...args: Parameters<typeof page>) {
  const opened = page(...args);
  opened.provider.script.failAlways("load", GONE);
  opened.provider.script.failAlways("loadBanners", GONE);
  return opened;
}

it("(part of SITE-03) shows the copy of the last site content when the server is unreachable", async () => {
  const first = page();
  await first.load();
  const second = broken(first.copies, first.clock);
  await second.load();
  expect(second.store.content.known).toEqual(siteContent({ video_title: "Filmy" }));
  expect(second.store.banners.known).toEqual([aBanner()]);
});

it("(part of SITE-03) ignores a content copy of 60 days, of another account or with newer data", async () => {
  const first = page();
  await first.load();
  const other = broken(first.copies, first.clock, "2");
  await other.load();
  expect(other.store.content.state.status).toBe("failed");
  first.provider.content = siteContent({ video_title: "Nowe filmy" });
  await first.store.content.reload();
  first.provider.script.failAlways("load", GONE);
  await first.store.content.reload();
  expect(first.store.content.state).toMatchObject({
    status: "failed",
    stale: siteContent({ video_title: "Nowe filmy" }),
  });
  await first.clock.advance(60 * 24 * 3_600_000);
  const later = broken(first.copies, first.clock);
  await later.load();
  expect([later.store.content.known, later.store.banners.known]).toEqual([undefined, undefined]);
});

it("(part of SITE-03) reloads site content when back online; using the copy does not renew it", async () => {
  const first = page();
  await first.load();
  await first.clock.advance(59 * 24 * 3_600_000);
  const second = broken(first.copies, first.clock);
  await second.load();
  const readAt = first.copies.read()?.content?.readAt;
  expect(readAt).toBe(first.clock.now() - 59 * 24 * 3_600_000);
  runInAction(() => (second.dependencies.online = false));
  second.provider.script.recover();
  second.provider.content = siteContent({ video_title: "Nowe filmy" });
  runInAction(() => (second.dependencies.online = true));
  await second.store.content.load();
  await expect.poll(() => second.store.content.known).toEqual(siteContent({ video_title: "Nowe filmy" }));
  expect(second.copies.read()?.content?.readAt).toBe(first.clock.now());
});

it("stores no site content after a stop, or without a session", async () => {
  const guest = page();
  runInAction(() => Object.assign(guest.dependencies, { current: undefined }));
  await guest.load();
  const ended = page();
  ended.stop();
  await ended.load();
  expect([guest.copies.read(), ended.copies.read()]).toEqual([undefined, undefined]);
});
