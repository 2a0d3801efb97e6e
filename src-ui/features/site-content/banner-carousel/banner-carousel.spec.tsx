// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { configure } from "mobx";
import { afterEach, expect, it } from "vitest";
import type { UnshownPicture } from "#domain/shared-kernel/index.ts";
import type { RotationBanner } from "#domain/site-content/index.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aBanner, day } from "#test/mothers/index.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { BannerCarouselViewModel } from "./banner-carousel.view-model.ts";
import { BannerCarouselView } from "./banner-carousel.view.tsx";

configure({ enforceActions: "always" });
const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

const PICTURES = { origin: "https://ebok.example", hosts: ["img.example"] };

const THREE = [
  aBanner({ bannerId: "B-1", order: 1, alternativeText: "Internet", destinationUrl: "/service/yourOffer" }),
  aBanner({ bannerId: "B-2", order: 2, alternativeText: "Wifi", destinationUrl: "https://wiazka.example/wifi" }),
  aBanner({
    bannerId: "B-3",
    order: 3,
    alternativeText: undefined,
    destinationUrl: "javascript:alert(1)",
    resourceUrl: "/c.png",
  }),
];

async function drawn(banners: readonly RotationBanner[], isStill = false) {
  const reports: UnshownPicture[] = [];
  const clock = movableClock();
  const siteContent = new SiteContentStore(fakeSiteContent({ banners }));
  await siteContent.banners.load();
  const today = new TodayStore(clock);
  const model = new BannerCarouselViewModel({
    siteContent,
    today,
    clock,
    pictures: PICTURES,
    reportPicture: (picture) => void reports.push(picture),
    isStill,
  });
  stops.push(model.start());
  render(<BannerCarouselView model={model} />);
  return { reports, clock, model, siteContent, today, pass: (ms: number) => act(() => clock.advance(ms)) };
}

const place = () => unjoinedText(document.querySelector(".banner-carousel__controls .muted")?.textContent);
const live = () => document.querySelector("[aria-live]")?.getAttribute("aria-live");

it("(part of SITE-03) shows one banner at a time, advances through all once, links to targets", async () => {
  const { pass } = await drawn(THREE);
  expect(screen.getByRole("link", { name: "Internet" }).getAttribute("href")).toBe("/service/yourOffer");
  expect(live()).toBe("off");
  await pass(7_999);
  expect(place()).toBe("1 z 3");
  await pass(1);
  const outside = screen.getByRole("link", { name: /^Wifi\s*\(otwiera się poza portalem\)$/ });
  expect([outside.getAttribute("href"), outside.getAttribute("rel")]).toEqual([
    "https://wiazka.example/wifi",
    "noopener noreferrer",
  ]);
  await pass(8_000);
  expect([place(), screen.queryByRole("link")]).toEqual(["3 z 3", null]);
  await pass(80_000);
  expect([place(), live()], "the end of the rotation announces no banner").toEqual(["1 z 3", "off"]);
  screen.getByRole("button", { name: "Zmieniaj banery" });
});

it("(part of SITE-03) starts the banner carousel when banners arrive after the page", async () => {
  const clock = movableClock();
  const siteContent = new SiteContentStore(fakeSiteContent({ banners: THREE }));
  const model = new BannerCarouselViewModel({
    siteContent,
    today: new TodayStore(clock),
    clock,
    pictures: PICTURES,
    reportPicture: () => undefined,
    isStill: false,
  });
  stops.push(model.start());
  render(<BannerCarouselView model={model} />);
  expect(document.body.textContent).toBe("");
  await act(() => siteContent.banners.load());
  expect(place()).toBe("1 z 3");
  await act(() => clock.advance(8_000));
  expect(place()).toBe("2 z 3");
});

it("(part of SITE-03) pauses the carousel on a press, a choice, focus and reduced motion", async () => {
  const { pass } = await drawn(THREE);
  fireEvent.click(screen.getByRole("button", { name: "Zatrzymaj zmianę banerów" }));
  await pass(20_000);
  expect([place(), live()]).toEqual(["1 z 3", "off"]);
  fireEvent.click(screen.getByRole("button", { name: "Poprzedni baner" }));
  expect([place(), live()]).toEqual(["3 z 3", "polite"]);
  fireEvent.click(screen.getByRole("button", { name: "Zmieniaj banery" }));
  await pass(8_000);
  expect(place()).toBe("1 z 3");
  await act(async () => screen.getByRole("button", { name: "Następny baner" }).focus());
  await pass(20_000);
  expect(place()).toBe("1 z 3");
  await act(async () => screen.getByRole("button", { name: "Następny baner" }).blur());
  await pass(8_000);
  expect(place()).toBe("2 z 3");
  cleanup();
  const still = await drawn(THREE, true);
  await still.pass(20_000);
  expect(place()).toBe("1 z 3");
});

it("(part of SITE-03) leaves out banners that expired at midnight", async () => {
  const { model, today, clock } = await drawn([
    aBanner({ bannerId: "old", expirationDate: day("2026-11-20"), alternativeText: "Do dziś" }),
    aBanner({ bannerId: "B-2", order: 2, alternativeText: "Wifi" }),
  ]);
  screen.getByText("Do dziś");
  act(() => {
    clock.jumpTo(Date.parse("2026-11-21T00:00:01+01:00"));
    today.refresh();
  });
  expect([model.banners.length, screen.queryByText("Do dziś"), screen.queryByRole("button")]).toEqual([1, null, null]);
});

it("[SITE-03] shows the text of a banner and reports its picture when it is not allowed or not loaded", async () => {
  const evil = "https://evil.example/b.png?client=4127830";
  const { reports, pass } = await drawn([
    aBanner({ bannerId: "B-1", order: 1, alternativeText: "Wifi", resourceUrl: evil, destinationUrl: "/faq" }),
    aBanner({ bannerId: "B-2", order: 2, alternativeText: "Internet", resourceUrl: "https://img.example/i.png" }),
    aBanner({ bannerId: "B-3", order: 3, alternativeText: undefined, resourceUrl: evil }),
  ]);
  expect(screen.getByRole("link", { name: "Wifi" }).getAttribute("href")).toBe("/faq");
  expect([document.querySelector("img"), place()]).toEqual([null, "1 z 2"]);
  expect(reports).toEqual([
    { reason: "not-allowed", address: evil },
    { reason: "not-allowed", address: evil },
  ]);
  await pass(8_000);
  const picture = document.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("https://img.example/i.png");
  if (picture !== null) fireEvent.error(picture);
  screen.getByText("Internet");
  expect([document.querySelector("img"), reports.at(-1)]).toEqual([
    null,
    { reason: "not-loaded", address: "https://img.example/i.png" },
  ]);
});

it("(part of SITE-03) leaves out a banner without text when its picture does not load", async () => {
  await drawn([aBanner({ alternativeText: undefined })]);
  const picture = document.querySelector("img");
  if (picture !== null) fireEvent.error(picture);
  expect(document.body.textContent).toBe("");
});
