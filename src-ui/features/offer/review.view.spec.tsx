// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  reduceOfferDecision,
  UNDECIDED,
  type DecisionEvent,
  type DecisionState,
} from "#domain/offers/offer-decision.ts";
import { anOfferPrice, anOfferProduct, day, someOfferDetails, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ReviewView } from "./review.view.tsx";

afterEach(cleanup);

const DOCUMENTS = {
  stateOf: () => ({ kind: "idle" }) as const,
  order: () => Promise.resolve(),
  markUsed: () => undefined,
};
const PRICE = anOfferPrice({ value: zloty("49.00"), typeOfCharge: "monthly" });
const EARLY_START = /^Chcę, aby usługa ruszyła przed upływem 14/u;

/** Renders the review of an offer after some events; returns the events that it dispatches. */
function renderReview(earlyStart: boolean, ...events: readonly DecisionEvent[]): readonly DecisionEvent[] {
  return renderReviewOf({ earlyStart }, ...events);
}

function renderReviewOf(
  changes: Parameters<typeof someOfferDetails>[0] & { readonly address?: string },
  ...events: readonly DecisionEvent[]
): readonly DecisionEvent[] {
  const dispatched: DecisionEvent[] = [];
  const opened: DecisionState = { ...UNDECIDED, step: "review", termsKnown: true };
  const state = events.reduce((before, event) => reduceOfferDecision(before, event).state, opened);
  render(
    <ReviewView
      offer={someOfferDetails({ products: [anOfferProduct({ prices: [PRICE] })], ...changes })}
      address={changes.address}
      comparison={undefined}
      conflict={undefined}
      model={{ state, busy: false, dispatch: async (event) => void dispatched.push(event) }}
      documents={DOCUMENTS}
      contact={undefined}
      today={day("2026-11-20")}
      onBack={() => undefined}
    />,
  );
  return dispatched;
}

it("[OFFER-92] names the address of the services in the summary of the order", () => {
  renderReviewOf({ address: "ul. Inna 14 m. 8, Gdańsk" });
  expect(unjoinedText(document.querySelector("dl")?.textContent ?? "")).toContain(
    "Adres usługul. Inna 14 m. 8, Gdańsk",
  );
});

it("[OFFER-91] names the devices of an offer in the summary of the order", () => {
  const facts = () => unjoinedText(document.querySelector("dl")?.textContent ?? "");
  renderReviewOf({ equipment: ["Telefon Samsung Galaxy A36", "karta SIM (Bez Limitu)"] });
  expect(facts()).toContain("SprzętTelefon Samsung Galaxy A36karta SIM (Bez Limitu)");
  cleanup();
  renderReviewOf({ equipment: [] });
  expect(facts()).not.toContain("Sprzęt");
});

const order = () => userEvent.click(screen.getByRole("button", { name: /Zamawiam/ }));

describe("start within the time to withdraw", () => {
  it("[WITHDRAW-06] asks with a box of its own that is not ticked, and sends the answer with the order", async () => {
    const dispatched = renderReview(true);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: EARLY_START });
    expect(box.checked).toBe(false);
    expect(unjoinedText(document.body.textContent)).toContain("zapłacę za dni jej działania, około 1,63 zł za dzień");
    await order();
    await userEvent.click(box);
    expect(dispatched).toEqual([
      { kind: "submit", answer: { kind: "accept", earlyStart: false } },
      { kind: "early-start", wanted: true },
    ]);
  });

  it("(part of WITHDRAW-06) sends the request for an early start after the box was ticked", async () => {
    const dispatched = renderReview(true, { kind: "early-start", wanted: true });
    await order();
    expect(dispatched).toEqual([{ kind: "submit", answer: { kind: "accept", earlyStart: true } }]);
  });

  it("(part of WITHDRAW-06) does not ask when the service cannot begin within that time", async () => {
    const dispatched = renderReview(false);
    expect(screen.queryByRole("checkbox", { name: EARLY_START })).toBeNull();
    await order();
    expect(dispatched).toEqual([{ kind: "submit", answer: { kind: "accept" } }]);
  });
});

it("(part of OFFER-10) repeats before the order that an offer without documents may be refused", () => {
  const warning = "Jeśli dopiero powstają, nie przyjmiemy zamówienia.";
  renderReviewOf({ documents: [] });
  expect(unjoinedText(document.body.textContent)).toContain(warning);
  cleanup();
  renderReview(false);
  expect(unjoinedText(document.body.textContent)).not.toContain(warning);
});
