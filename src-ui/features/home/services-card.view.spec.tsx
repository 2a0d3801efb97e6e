// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NONE_UNAVAILABLE, type PortalFeature, type UnavailableFeatures } from "#domain/access/portal-features.ts";
import { serviceLocationsOf } from "#domain/products/index.ts";
import { anAddress, aProduct, day } from "#test/mothers/index.ts";
import { NOTHING_UPCOMING } from "#test/mothers/upcoming.mother.ts";
import { ScrollRestoredContext } from "#ui/shared/below-fold.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { ServicesCardView } from "./services-card.view.tsx";

const today = day("2026-11-20");
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => frames.push(draw));
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(900);
});

afterEach(() => {
  cleanup();
});

/** Renders the card with ten services at one address and one at another. */
function renderServices(isRestored: boolean, unavailable: UnavailableFeatures = NONE_UNAVAILABLE) {
  const products = Array.from({ length: 11 }, (_, index) =>
    aProduct({ productId: `${index}`, address: anAddress({ street: index < 10 ? "Andersa" : "Lipowa" }) }),
  );
  render(
    <ScrollRestoredContext value={isRestored}>
      <UnavailableFeaturesContext value={unavailable}>
        <ServicesCardView
          model={{
            today,
            incomplete: undefined,
            hasChat: false,
            hasRequests: false,
            services: {
              status: "ready",
              incomplete: undefined,
              value: {
                locations: serviceLocationsOf(products, [], today),
                count: products.length,
                isTruncated: false,
                upcoming: NOTHING_UPCOMING,
                hasMobileData: false,
              },
            },
          }}
        />
      </UnavailableFeaturesContext>
    </ScrollRestoredContext>,
  );
}

const countServices = (): number => screen.getAllByRole("heading", { level: 4 }).length;

it("renders services below the window after the first frame when a press has opened the page", () => {
  renderServices(false);
  expect(countServices()).toBe(7);
  act(() => frames.splice(0).forEach((draw) => draw(0)));
  act(() => frames.splice(0).forEach((draw) => draw(0)));
  expect(countServices()).toBe(11);
});

it("renders all services at once when the scroll position is restored", () => {
  renderServices(true);
  expect(countServices()).toBe(11);
});

it("fills the window with services in the first frame when the page has no amount due", () => {
  renderServices(false, new Set<PortalFeature>(["invoices"]));
  expect(countServices()).toBe(10);
});
