// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/index.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { AfterEndCard } from "./after-end-card.view.tsx";

afterEach(cleanup);

it.each<[readonly PortalFeature[], readonly string[]]>([
  [[], ["/invoice", "/termination", "/documents", "/personalData"]],
  [["personalData"], ["/invoice", "/termination", "/documents"]],
  [
    ["invoices", "customerDocuments"],
    ["/termination", "/personalData"],
  ],
])("(part of SERV-12) leads only to pages that open, without %j", (unavailable, hrefs) => {
  render(
    <UnavailableFeaturesContext value={new Set(unavailable)}>
      <AfterEndCard equipmentHref="/termination" numberUntil={undefined} />
    </UnavailableFeaturesContext>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

it("(part of SERV-12) is left out if none of its pages opens", () => {
  const { container } = render(
    <UnavailableFeaturesContext value={new Set<PortalFeature>(["invoices", "customerDocuments", "personalData"])}>
      <AfterEndCard equipmentHref={undefined} numberUntil={undefined} />
    </UnavailableFeaturesContext>,
  );
  expect(container.childElementCount).toBe(0);
});

it("(part of TERM-37) says until when the number of an ended contract can be moved", () => {
  render(<AfterEndCard equipmentHref={undefined} numberUntil={day("2027-01-31")} />);
  const text = unjoinedText(screen.getByRole("region", { name: "Co jeszcze obowiązuje" }).textContent);
  expect(text).toContain("Numer przeniesiesz do innego operatora do 31-01-2027: podpisz z nim umowę");
});
