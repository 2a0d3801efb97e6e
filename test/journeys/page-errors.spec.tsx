// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type * as Screens from "#src/routes/screens.ts";
import { siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, type PortalJourney } from "./support/open-portal.tsx";
import { createLoggedInBackend } from "./support/fake-backend.ts";

/** Errors that mocked modules of this file throw. */
const thrown = vi.hoisted(() => ({
  page: new Error("no map of jan.kowalski@example.pl"),
  banner: new TypeError("no promo"),
  dialog: new TypeError("no theme"),
  route: new SyntaxError("no script"),
  chunk: new TypeError("Failed to fetch dynamically imported module: https://portal.example/assets/wifi.js"),
}));

vi.mock("#ui/features/invoices/invoices.screen.tsx", () => ({
  InvoicesScreen() {
    throw thrown.page;
  },
}));
vi.mock("#ui/shell/theme/theme-dialog.view.tsx", () => ({
  ThemeDialog() {
    throw thrown.dialog;
  },
}));
vi.mock("#ui/design-system/safe-html/safe-html.tsx", () => ({
  SafeHtml() {
    throw thrown.banner;
  },
}));
vi.mock("#src/routes/screens.ts", async (original) => {
  const screens = await original<typeof Screens>();
  const failing: Readonly<Record<string, Error>> = { branch: thrown.route, wifiConfiguration: thrown.chunk };
  return {
    ...screens,
    screenFor: (route: Parameters<typeof screens.screenFor>[0]) =>
      route in failing ? () => Promise.reject(failing[route] ?? new Error()) : screens.screenFor(route),
  };
});

resetBrowser();
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
});

/** Opens the portal with its recorder of errors started. */
function openRecorded(at: string): PortalJourney {
  const backend = createLoggedInBackend();
  backend.siteContent.content = siteContent({ bottom_logged_in_banner: "<p>Polecasz, zyskujesz.</p>" });
  const journey = openPortalAt({ backend, at });
  onTestFinished(journey.errors.start());
  return journey;
}

/** Reports of errors, without MobX's warnings about unobserved reads, which only tests switch on. */
async function reportsOf({ backend }: PortalJourney, text: RegExp) {
  await waitFor(async () => {
    await backend.clock.advance(1_000);
    expect(backend.tracking.errors.some(({ what }) => text.test(what))).toBe(true);
  });
  await backend.clock.advance(1_000);
  return backend.tracking.errors.filter(({ what }) => !what.startsWith("[mobx] Observable"));
}

describe("a page that fails", () => {
  it("[HTTP-04] reports a screen that throws once, with components, and says that the page failed", async () => {
    const journey = openRecorded("/invoice");
    await findHeading("Nie udało się pokazać strony");
    expect(screen.getByText(/Błąd jest po naszej stronie/)).toBeTruthy();
    expect(screen.queryByText(/Sprawdź połączenie z internetem/)).toBeNull();
    expect(screen.getByRole("navigation", { name: "Działy" })).toBeTruthy();
    const reports = (await reportsOf(journey, /no map/)).filter(({ what }) => what.includes("no map"));
    expect(reports.map(({ what, path }) => [what, path])).toEqual([["Error: no map of [e-mail]", "/invoice"]]);
    expect(reports[0]?.components?.[0]).toMatch(/^InvoicesScreen/);
  });

  it("(part of HTTP-04) reports a module that throws as a page that failed", async () => {
    const journey = openRecorded("/branch");
    await findHeading("Nie udało się pokazać strony");
    const reports = await reportsOf(journey, /no script/);
    expect(reports.filter(({ path }) => path === "/branch").map(({ what }) => what)).toContain(
      "SyntaxError: no script",
    );
    expect(reports.filter(({ what }) => what.includes("no script"))).toHaveLength(1);
  });

  it("(part of HTTP-04) reports a chunk that does not load, and names the network", async () => {
    const journey = openRecorded("/wifiConfiguration");
    await findHeading("Nie udało się wczytać strony");
    expect(screen.getByText(/Sprawdź połączenie z internetem/)).toBeTruthy();
    const reports = await reportsOf(journey, /dynamically imported/);
    expect(reports.filter(({ what }) => what.includes("dynamically imported"))).toHaveLength(1);
  });

  it("(part of HTTP-04) reports a dialog that throws once, and says that the page failed", async () => {
    const journey = openRecorded("/index");
    await findHeading("Start");
    await journey.user.click(await screen.findByRole("button", { name: "Wygląd" }));
    await findHeading("Nie udało się pokazać strony");
    expect(screen.getByText(/Błąd jest po naszej stronie/)).toBeTruthy();
    const reports = await reportsOf(journey, /no theme/);
    expect(reports.filter(({ what }) => what.includes("no theme")).map(({ path }) => path)).toEqual(["/index"]);
  });

  it("(part of HTTP-04) reports a banner that throws once, and keeps the page without it", async () => {
    const journey = openRecorded("/index");
    await findHeading("Start");
    const reports = await reportsOf(journey, /no promo/);
    expect(reports.filter(({ what }) => what.includes("no promo")).map(({ path }) => path)).toEqual(["/index"]);
  });
});
