// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { compareOffer } from "#domain/offers/offer-comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { Product } from "#domain/products/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { TODAY, aProduct, anAddress, anOfferProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { UNDECIDED } from "#domain/offers/offer-decision.ts";
import { OutcomeView } from "./outcome.view.tsx";
import { ReviewView } from "./review.view.tsx";

afterEach(cleanup);

const CONTACT = {
  helpLine: { number: "58 300 70 00", dial: "+48583007000", hours: "codziennie 8–20" },
  email: undefined,
  postAddress: "Wiązka S.A.",
};
const DOCUMENTS = {
  stateOf: () => ({ kind: "idle" }) as const,
  order: () => Promise.resolve(),
  markUsed: () => undefined,
};
const HOME = anAddress({ addressId: "HOME" });
const ADDRESS = "ul. Andersa 14 m. 8, Gdańsk";
const MOVING = aProduct({
  name: "Internet 1 Gb/s",
  fullName: undefined,
  category: "internet",
  address: HOME,
  moveOn: day("2026-12-21"),
});
const OFFER = someOfferDetails({ addressId: "HOME", products: [anOfferProduct({ category: "internet" })] });

function textOf(offer: OfferDetails, products: readonly Product[]): string {
  const comparison = compareOffer(offer, products, TODAY);
  const page =
    offer.status === "accepted" ? (
      <OutcomeView
        offer={offer}
        label="accepted"
        wasJustAnswered={false}
        focused={false}
        today={TODAY}
        appointments={comparison.appointments}
        address={ADDRESS}
        documents={DOCUMENTS}
        onNext={undefined}
      />
    ) : (
      <ReviewView
        offer={offer}
        address={ADDRESS}
        comparison={comparison}
        conflict={undefined}
        model={{ state: { ...UNDECIDED, step: "review" }, busy: false, dispatch: () => Promise.resolve() }}
        documents={DOCUMENTS}
        contact={undefined}
        today={TODAY}
        onBack={() => undefined}
      />
    );
  const { container } = render(<OperatorContactContext value={CONTACT}>{page}</OperatorContactContext>);
  return unjoinedText(container.textContent);
}

const NOTICE =
  "Masz umówione terminy usług, które ta oferta zastąpi. Przeprowadzka 21-12-2026: Internet 1 Gb/s." +
  `Usługi z tej oferty będą pod adresem ${ADDRESS}. Zapytaj nas, co z tymi terminami: 58 300 70 00`;
const ordered = (state: "received" | "completed"): OfferDetails => ({
  ...OFFER,
  status: "accepted",
  order: { state, day: day("2026-12-04"), nextStep: undefined },
});

it("[OFFER-93] names the booked move of a replaced service before the order and whom to ask", () => {
  const text = textOf(OFFER, [MOVING]);
  expect(text).toContain(NOTICE);
  expect(text.indexOf(NOTICE)).toBeLessThan(text.indexOf("Zamawiam z obowiązkiem zapłaty"));
});

it("[OFFER-93] names the booked move of a replaced service after the order until it begins", () => {
  expect(textOf(ordered("received"), [MOVING])).toContain(NOTICE);
  cleanup();
  expect(textOf(ordered("completed"), [MOVING])).not.toContain("umówione terminy");
});

it("(part of OFFER-93) names no move of a service that the offer does not replace", () => {
  const cottage = { ...MOVING, address: anAddress({ addressId: "COTTAGE" }) };
  expect(textOf(OFFER, [cottage])).not.toContain("umówione terminy");
});
