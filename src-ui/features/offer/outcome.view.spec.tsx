// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { UNDECIDED } from "#domain/offers/offer-decision.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import type { OrderLabel } from "#domain/offers/order-history.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { day, someOfferDetails } from "#test/mothers/index.ts";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { WithdrawalRuleContext } from "#ui/shared/contract-summary/withdrawal-rule.ts";
import { OfferCallDialog } from "./decision-dialogs.view.tsx";
import { resumableOffers } from "#domain/offers/waiting-offers.ts";
import { ResumeCard } from "./other-offers.view.tsx";
import { callOfOfferText } from "./offer.texts.ts";
import { OutcomeView } from "./outcome.view.tsx";

afterEach(cleanup);

const DOCUMENTS = {
  stateOf: () => ({ kind: "idle" }) as const,
  order: () => Promise.resolve(),
  markUsed: () => undefined,
};

const CONTACT = {
  postAddress: "Wiązka S.A., 81-451 Gdynia",
  email: "pomoc@wiazka.example",
  helpLine: undefined,
};

const HELP_LINE = { number: "58 300 70 00", dial: "+48583007000", hours: "codziennie 8–20" };

function textOf(
  label: OrderLabel,
  changes: Parameters<typeof someOfferDetails>[0],
  isConsumer = true,
  end?: OrderEnd,
): string {
  const { container } = render(
    <OperatorContactContext value={CONTACT}>
      <WithdrawalRuleContext value={{ days: 14, isConsumer }}>
        <OutcomeView
          offer={someOfferDetails({ closeDate: day("2026-11-20"), ...changes })}
          label={label}
          wasJustAnswered
          focused={false}
          today={day("2026-11-24")}
          end={end}
          documents={DOCUMENTS}
          onNext={undefined}
        />
      </WithdrawalRuleContext>
    </OperatorContactContext>,
  );
  return unjoinedText(container.textContent);
}

describe("result of an offer", () => {
  it("[OFFER-08] shows the next steps, the help line and the withdrawal after an order", () => {
    const text = textOf("accepted", {
      status: "accepted",
      delivery: "Montaż do 5 dni roboczych.",
      deliveryDate: day("2026-11-27"),
      salesRepresentative: "Anna Nowak",
      order: { state: "received", day: day("2026-11-27"), nextStep: "Technik zadzwoni do 23 listopada." },
    });
    for (const known of [
      "Montaż do 5 dni roboczych.",
      "27-11-2026",
      "Potwierdzenie wysyłamy e-mailem.",
      "Anna Nowak",
      "Technik zadzwoni do 23 listopada.",
      "bez podania przyczyny do 04-12-2026",
    ])
      expect(text).toContain(known);
  });

  it("[OFFER-18] names the address to which an order is sent, after the order", () => {
    const text = textOf("accepted", { status: "accepted", deliveryAddress: "ul. Polna 1, 80-001 Gdańsk" });
    expect(text).toContain("Przesyłka przyjdzie na adres: ul. Polna 1, 80-001 Gdańsk.");
    expect(textOf("accepted", { status: "accepted" })).not.toContain("Przesyłka");
  });

  it("[OFFER-13] names where a withdrawal is sent and leads to it with the number of the order", () => {
    const text = textOf("accepted", { status: "accepted", processNumber: "2026/118402" });
    for (const known of ["„Odstępuję od umowy, numer 2026/118402”", "Wiązka S.A., 81-451 Gdynia"])
      expect(text).toContain(known);
    expect(screen.getByRole("link", { name: "pomoc@wiazka.example" }).getAttribute("href")).toBe(
      "mailto:pomoc@wiazka.example",
    );
    expect(screen.getByRole("link", { name: /^Odstąp od.umowy tutaj$/ }).getAttribute("href")).toBe(
      "/withdrawal?number=2026%2F118402",
    );
  });

  it("(part of ORDER-02) promises nothing after an order that the operator has refused", () => {
    const order = { state: "refused", day: day("2026-11-22"), nextStep: undefined } as const;
    const text = textOf("accepted", { status: "accepted", delivery: "Montaż do 5 dni roboczych.", order });
    expect(text).toContain("Nie możemy zrealizować tego zamówienia.");
    for (const promise of ["Termin realizacji", "Montaż do 5 dni", "Potwierdzenie wysyłamy", "bez podania przyczyny"])
      expect(text).not.toContain(promise);
  });

  it("says nothing of a technician's day after an order that is completed at once", () => {
    const order = { state: "completed", day: day("2026-11-20"), nextStep: undefined } as const;
    expect(textOf("accepted", { status: "accepted", order })).not.toContain("Termin realizacji");
  });

  it("[ORDER-28] says that the ordered service has ended instead of the next steps", () => {
    const order = { state: "completed", day: day("2026-11-20"), nextStep: "Usługa działa od 20 listopada." } as const;
    const offer = { status: "accepted", delivery: "Montaż do 5 dni roboczych.", order } as const;
    const text = textOf("accepted", offer, true, { day: day("2026-11-23") });
    expect(text).toContain("Usługa jest wyłączona. Ostatni dzień: 23-11-2026.");
    expect(text).toContain("bez podania przyczyny do 04-12-2026");
    for (const promise of ["działa od", "Montaż do 5 dni", "Potwierdzenie wysyłamy"])
      expect(text).not.toContain(promise);
  });

  it("(part of WITHDRAW-05) names the day of a withdrawal instead of the next steps", () => {
    const text = textOf("accepted", { status: "accepted", withdrawnOn: day("2026-11-22") });
    expect(text).toContain("Odstąpiono od umowy dnia 22-11-2026.");
    expect(text).not.toContain("bez podania przyczyny");
  });

  it("(part of WITHDRAW-04) names no withdrawal to an organisation without a day of the operator", () => {
    const named = { status: "accepted", withdrawalUntil: day("2026-12-04") } as const;
    expect(textOf("accepted", { status: "accepted", withdrawalUntil: undefined }, false)).not.toContain("odstąpi");
    cleanup();
    expect(textOf("accepted", named, false)).toContain("bez podania przyczyny do 04-12-2026");
  });

  it("says nothing of a withdrawal when the offer was declined", () => {
    expect(textOf("rejected", { status: "declined" })).not.toContain("odstąpić");
  });

  it("[OFFER-17] promises no call whose day has passed", () => {
    const contact = { choice: "new-offer" } as const;
    const today = day("2026-11-24");
    const resumable = (...callDays: readonly string[]) => {
      const offers = callDays.map((callDay) =>
        someOfferDetails({ offerId: callDay, status: "contact-requested", contact, callDay: day(callDay) }),
      );
      const { container } = render(
        <OperatorContactContext value={{ ...CONTACT, helpLine: HELP_LINE }}>
          <ResumeCard
            resumable={resumableOffers(offers, today, undefined)}
            today={today}
            model={{ busy: undefined, problemOf: () => undefined, submit: async () => undefined }}
          />
        </OperatorContactContext>,
      );
      return unjoinedText(container.textContent);
    };
    expect(resumable("2026-11-24")).toContain("Zadzwonimy do ciebie w tych sprawach");
    expect(resumable("2026-11-24")).toContain("Zadzwonimy 24-11-2026");
    expect(resumable("2026-11-23")).toContain("Dzień rozmowy minął");
    expect(resumable("2026-11-23")).toContain("Rozmowa była umówiona na 23-11-2026");
    expect(resumable("2026-11-23")).not.toContain("Zadzwonimy");
    expect(resumable("2026-11-23")).toContain("albo do nas zadzwonić: 58 300 70 00.");
    expect(resumable("2026-11-24")).not.toContain("58 300 70 00");
    const mixed = resumable("2026-11-23", "2026-11-24");
    expect(mixed).toContain("Dla niektórych ofert dzień rozmowy minął");
    expect(mixed).toContain("Rozmowa była umówiona na 23-11-2026");
    expect(mixed).toContain("Zadzwonimy 24-11-2026");
    expect(mixed).not.toContain("Zadzwonimy do ciebie w tych sprawach");
  });

  it("(part of OFFER-17) says when a past call was arranged, without the label of the choice", () => {
    const call = { contact: { choice: "timespan", span: "noon" }, callDay: day("2026-11-23") } as const;
    const offer = someOfferDetails({ status: "contact-requested", ...call });
    const text = unjoinedText(callOfOfferText(offer, day("2026-11-24")));
    expect(text).toBe("Rozmowa była umówiona na 23-11-2026, 12:00–16:00.");
  });

  it("[OFFER-11] names the number of a call before it is requested, its day and number afterwards", () => {
    const text = textOf("contactRequest", {
      status: "contact-requested",
      contact: { choice: "timespan", span: "morning" },
      callDay: day("2026-11-25"),
      callPhone: "601234567",
    });
    for (const known of ["O tej ofercie, 8:00–12:00", "25-11-2026", "601 234 567"]) expect(text).toContain(known);
    cleanup();
    const model = { state: { ...UNDECIDED, step: "contact" as const }, busy: false, dispatch: () => Promise.resolve() };
    render(<OfferCallDialog model={model} phone="601 234 567" />);
    expect(screen.getByRole("dialog").textContent.replaceAll("\u00a0", " ")).toContain("pod numer 601 234 567.");
  });
});
