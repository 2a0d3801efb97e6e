// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { compareOffer } from "#domain/offers/offer-comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderProgress } from "#domain/offers/index.ts";
import type { Product } from "#domain/products/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { TODAY, aProduct, anOfferProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { CompareCard } from "./compare-card.view.tsx";
import { OutcomeView, type OutcomeProps } from "./outcome.view.tsx";

afterEach(cleanup);

const ENDING = aProduct({
  fullName: undefined,
  name: "Internet 1 Gb/s",
  category: "internet",
  status: "DURING_RESIGNATION",
  contractEnd: day("2026-12-31"),
});
const OFFER = someOfferDetails({ products: [anOfferProduct({ category: "internet" })] });
const DOCUMENTS: OutcomeProps["documents"] = {
  stateOf: () => ({ kind: "idle" }) as const,
  order: () => Promise.resolve(),
  markUsed: () => undefined,
};
const textOf = (element: ReactElement): string => unjoinedText(render(element).container.textContent);
const cardText = (products: readonly Product[], offer: OfferDetails = OFFER): string =>
  textOf(<CompareCard comparison={compareOffer(offer, products, TODAY)} offer={offer} />);

it("[OFFER-70] says that an offer replaces a terminated service, not that its price is added", () => {
  const text = cardText([ENDING]);
  expect(text).toContain("Gdy zamówiona usługa zacznie działać, zastąpi: Internet 1 Gb/s.");
  expect(text).toContain("może więc skończyć się przed 31-12-2026, ostatnim dniem wypowiedzianej umowy.");
  expect(text).not.toContain("dodatkowo");
  expect(text).not.toContain("dolicza się");
  expect(text).not.toContain("Masz dziś");
});

it("(part of OFFER-70) says neither where a replacement is not known", () => {
  const text = cardText([ENDING, { ...ENDING, productId: "P-2", name: "Internet 300" }]);
  expect(text).toContain("Umowa jest wypowiedziana, a usługa jeszcze działa: Internet 1 Gb/s, Internet 300.");
  for (const claim of ["zastąpi", "dodatkowo", "dolicza się"]) expect(text).not.toContain(claim);
});

it("(part of OFFER-12) says that an offer is added where the customer has no such service", () => {
  expect(cardText([{ ...ENDING, category: "television" }])).toContain("Jej cena dolicza się");
});

it.each<[string, OrderProgress | undefined, string | undefined]>([
  ["from its day on", { state: "scheduled", day: day("2026-12-02"), nextStep: undefined }, "Od 02-12-2026 zamówiona"],
  [
    "by its last day",
    { state: "received", day: day("2026-12-02"), nextStep: undefined },
    "Najpóźniej 02-12-2026 zamówiona usługa zastąpi: Internet 1 Gb/s. Ta usługa skończy się więc przed 31-12-2026",
  ],
  ["without a day", undefined, "Gdy zamówiona usługa zacznie działać, zastąpi"],
  ["not once it is completed", { state: "completed", day: day("2026-11-20"), nextStep: undefined }, undefined],
])("(part of OFFER-70) the page after an order names the replaced service: %s", (_what, order, sentence) => {
  const offer = { ...OFFER, status: "accepted", closeDate: TODAY, order } as const;
  const text = textOf(
    <OutcomeView
      offer={offer}
      label="accepted"
      wasJustAnswered
      focused={false}
      today={TODAY}
      ending={compareOffer(offer, [ENDING], TODAY).ending.replaced}
      documents={DOCUMENTS}
      onNext={undefined}
    />,
  );
  if (sentence === undefined) expect(text).not.toContain("zastąpi");
  else expect(text).toContain(sentence);
});
