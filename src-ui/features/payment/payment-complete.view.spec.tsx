// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { zloty } from "#test/mothers/index.ts";
import { PaymentCompleteView, type PaymentCompleteViewState, type PaymentOutcome } from "./payment-complete.view.tsx";

afterEach(cleanup);

const amount = zloty("273.69");

function view(outcome: PaymentOutcome, back: PaymentCompleteViewState["back"] = { href: "/invoice", to: "invoices" }) {
  const retry = vi.fn<() => void>();
  const { container } = render(
    <PaymentCompleteView model={{ outcome, back, retry, repeatPaymentHref: "/invoice?again=p-1" }} />,
  );
  return { retry, text: unjoinedText(container.textContent) };
}

const OUTCOMES: readonly PaymentOutcome[] = [
  { kind: "loading" },
  { kind: "processing", amount },
  { kind: "late", amount },
  { kind: "confirmed", amount },
  { kind: "failed", amount },
  { kind: "unknown" },
  { kind: "unreachable", isUnexpected: false },
];

describe("the return page of a payment", () => {
  it.each(OUTCOMES)("shows the heading of a payment with the outcome $kind", (outcome) => {
    view(outcome);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Twoja płatność");
  });

  it("[ROUTE-03] shows that the payment was accepted, and links back", () => {
    const { text } = view({ kind: "confirmed", amount });
    expect(text).toContain("Przyjęliśmy płatność 273,69 zł.");
    expect(text).toContain("Bank potwierdził wpłatę. Zobaczysz ją przy fakturach.");
    expect(screen.getByRole("link", { name: "Wróć do faktur" }).getAttribute("href")).toBe("/invoice");
  });

  it("[ROUTE-03] shows that nothing was paid, and links back to pay again", () => {
    const { text } = view({ kind: "failed", amount });
    expect(text).toContain("Płatność nie doszła do skutku, pieniądze nie zostały pobrane.");
    expect(text).toContain("Kwota: 273,69 zł");
    expect(screen.getByRole("link", { name: "Spróbuj ponownie" }).getAttribute("href")).toBe("/invoice?again=p-1");
  });

  it("shows no buttons while the state of a payment is requested", () => {
    const { text } = view({ kind: "processing", amount });
    expect(text).toContain("Czekamy na potwierdzenie z banku…");
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("advises against a second payment while the result of the first is unknown", async () => {
    expect(view({ kind: "late", amount }).text).toContain(
      "Nie płać drugi raz. Faktury oznaczymy jako opłacone, gdy potwierdzi ją bank.",
    );
    cleanup();
    const { retry, text } = view({ kind: "unreachable", isUnexpected: false });
    expect(text).toContain("Nie płać drugi raz");
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("(part of HTTP-04) blames the portal when its error hides a payment", () => {
    const { text } = view({ kind: "unreachable", isUnexpected: true });
    expect(text).toContain("Nie płać drugi raz, zanim nie poznasz wyniku. Błąd jest po naszej stronie");
    expect(text).not.toContain("sprawdź połączenie");
  });

  it("names the target page of the link of a completed payment", () => {
    view({ kind: "unknown" }, { href: "/index", to: "start" });
    expect(screen.getByRole("link", { name: "Przejdź na start" }).getAttribute("href")).toBe("/index");
    cleanup();
    view({ kind: "unknown" }, { href: "/messages", to: "other" });
    expect(screen.getByRole("link", { name: "Wróć" }).getAttribute("href")).toBe("/messages");
  });
});
