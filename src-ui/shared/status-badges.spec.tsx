// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { EntryState } from "#domain/finance/index.ts";
import type { OptionStatus, ProductStatus } from "#domain/products/index.ts";
import { EntryStateBadge } from "./entry-state-badge.tsx";
import { OptionStatusBadge, ProductStatusBadge } from "./product-badges.tsx";
import { ProductsInOutageContext } from "./products-in-outage-context.ts";

afterEach(cleanup);

/** Returns tone, icon and text of a badge. */
function seen(badge: ReactElement): string {
  const { container } = render(badge);
  const tone = container
    .querySelector(".badge")
    ?.className.replace(/badge(--)?/g, "")
    .trim();
  const drawing = [...(container.querySelector("svg")?.classList ?? [])].find((name) => name.startsWith("lucide-"));
  const text = container.textContent?.replaceAll("\u00a0", "_");
  return `${tone === "" ? "neutral" : tone} ${drawing?.replace("lucide-", "")} ${text}`;
}

describe("status badges with icon and text", () => {
  const products: readonly (readonly [ProductStatus, string])[] = [
    ["ACTIVE", "plain circle-check Aktywna"],
    ["ORDERED", "info calendar-clock Zamówiona"],
    ["SUSPENDED", "notice circle-pause Zawieszona"],
    ["DURING_RESIGNATION", "neutral hourglass W_trakcie rezygnacji"],
    ["INACTIVE", "neutral circle-slash Nieaktywna"],
  ];
  it.each(products)("shows a badge with icon and text for a service of status %s", (status, expected) => {
    expect(seen(<ProductStatusBadge status={status} />)).toBe(expected);
  });

  it("[OUT-05] shows the outage of a service that should work, instead of calling it active", () => {
    const statusDuringOutage = (status: ProductStatus) =>
      seen(
        <ProductsInOutageContext value={new Set(["P-1"])}>
          <ProductStatusBadge status={status} productId="P-1" />
        </ProductsInOutageContext>,
      );
    expect([statusDuringOutage("ACTIVE"), statusDuringOutage("SUSPENDED")]).toEqual([
      "notice triangle-exclamation-point Awaria",
      "notice circle-pause Zawieszona",
    ]);
  });

  const options: readonly (readonly [OptionStatus, string])[] = [
    ["active", "plain circle-check Aktywna"],
    ["pending", "info loader W_trakcie"],
    ["inactive", "neutral circle-slash Nieaktywna"],
  ];
  it.each(options)("shows a badge with icon and text for an option of status %s", (status, expected) => {
    expect(seen(<OptionStatusBadge status={status} />)).toBe(expected);
  });

  const entries: readonly (readonly [EntryState, string])[] = [
    [{ kind: "paid" }, "plain circle-check Opłacona"],
    [{ kind: "due", days: 10 }, "notice clock Do zapłaty, 10_dni"],
    [{ kind: "due", days: 1 }, "notice clock Do zapłaty, 1_dzień"],
    [{ kind: "due", days: 0 }, "notice clock Do zapłaty dziś"],
    [{ kind: "due", days: undefined }, "notice clock Do zapłaty"],
    [{ kind: "overdue", days: 21 }, "bad circle-exclamation-point 21_dni po terminie"],
    [{ kind: "partly-paid", overdue: false, days: 3 }, "notice contrast Opłacona częściowo"],
    [
      { kind: "partly-paid", overdue: true, days: 21 },
      "bad circle-exclamation-point 21_dni po terminie Opłacona częściowo",
    ],
    [{ kind: "payment-pending" }, "info loader Płatność w_toku"],
    [{ kind: "payment-accepted" }, "good check-check Płatność przyjęta"],
    [{ kind: "no-status" }, "neutral circle-dashed Bez statusu"],
    [{ kind: "unknown" }, "neutral circle-question-mark Stan nieznany"],
  ];
  it.each(entries)("[FIN-02] shows a badge with icon and text for an invoice of state %o", (state, expected) => {
    expect(seen(<EntryStateBadge state={state} />)).toBe(expected);
  });
});
