// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { PaymentCompleteView, type PaymentCompleteViewState, type PaymentOutcome } from "./payment-complete.view.tsx";
import type { PaymentReceipt } from "./payment-receipt.view.tsx";

afterEach(cleanup);

const amount = zloty("273.69");

function view(
  outcome: PaymentOutcome,
  back: PaymentCompleteViewState["back"] = { href: "/invoice", to: "invoices" },
  receipt?: PaymentReceipt,
) {
  const retry = vi.fn<() => void>();
  const save = vi.fn<(name: string, text: string) => void>();
  const { container } = render(
    <PaymentCompleteView
      model={{
        outcome,
        back,
        receipt,
        retry,
        save,
        repeatPaymentHref: "/invoice?again=p-1",
        transferHref: "/invoice?transfer=p-1",
      }}
    />,
  );
  return { retry, save, text: unjoinedText(container.textContent) };
}

const OUTCOMES: readonly PaymentOutcome[] = [
  { kind: "loading" },
  { kind: "processing", amount },
  { kind: "late", amount },
  { kind: "confirmed", amount },
  { kind: "abandoned", amount },
  { kind: "failed", amount },
  { kind: "unknown" },
  { kind: "unreachable", cause: "connection" },
];

describe("the return page of a payment", () => {
  it.each(OUTCOMES)("shows the heading of a payment with the outcome $kind", (outcome) => {
    view(outcome);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Twoja płatność");
  });

  it("[ROUTE-03] shows that the payment was accepted, and links back", () => {
    const { text } = view({ kind: "confirmed", amount });
    expect(text).toContain("Przyjęliśmy płatność 273,69 zł.");
    expect(screen.getByRole("link", { name: "Wróć do faktur" }).getAttribute("href")).toBe("/invoice");
  });

  it("[A11Y-80] announces an outcome once, without the receipt that arrives later and without links", () => {
    const back = { href: "/invoice", to: "invoices" } as const;
    const receipt = { amount, paymentId: "p-1", finishedAt: undefined, entryNumbers: [], left: undefined };
    const model = { back, receipt: undefined, retry: vi.fn<() => void>(), save: vi.fn<() => void>() };
    const hrefs = { repeatPaymentHref: "/invoice?again=p-1", transferHref: "/invoice?transfer=p-1" };
    const { rerender } = render(<PaymentCompleteView model={{ ...model, ...hrefs, outcome: { kind: "loading" } }} />);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    const outcome = { kind: "confirmed", amount } as const;
    rerender(<PaymentCompleteView model={{ ...model, ...hrefs, outcome }} />);
    expect(unjoinedText(status.textContent)).toBe("Przyjęliśmy płatność 273,69 zł.");
    rerender(<PaymentCompleteView model={{ ...model, ...hrefs, outcome, receipt }} />);
    expect(unjoinedText(status.textContent)).toBe("Przyjęliśmy płatność 273,69 zł.");
    expect(screen.getByRole("link").closest("[aria-live], [role=status]")).toBeNull();
  });

  it("[ROUTE-03] shows that nothing was paid, and links back to pay again", () => {
    const { text } = view({ kind: "failed", amount });
    expect(text).toContain("Płatność nie doszła do skutku, pieniądze nie zostały pobrane.");
    expect(text).toContain("Kwota: 273,69 zł");
    expect(screen.getByRole("link", { name: "Spróbuj ponownie" }).getAttribute("href")).toBe("/invoice?again=p-1");
  });

  it("[FIN-10] shows invoice, time, number and rest of a confirmed payment, and saves them as a file", async () => {
    const { text, save } = view({ kind: "confirmed", amount }, undefined, {
      amount,
      paymentId: "p-1",
      finishedAt: Date.parse("2026-11-20T10:05:12+01:00"),
      entryNumbers: ["FV/4127830/10/26", "FV/4127830/11/26"],
      left: { amount: zloty("223.70"), overdue: zloty("0.00"), nextDue: day("2026-12-02") },
    });
    expect(text).toContain("Za coFV/4127830/10/26, FV/4127830/11/26Kiedy20-11-2026 10:05Numer płatnościp-1");
    expect(text).toContain("Zostało do zapłaty 223,70 zł, termin 02-12-2026.");
    await userEvent.click(screen.getByRole("button", { name: "Zapisz potwierdzenie" }));
    const [name, file] = save.mock.calls[0] ?? [];
    expect([name, unjoinedText(file)]).toEqual([
      "potwierdzenie-platnosci-p-1.txt",
      "\ufeffPotwierdzenie płatności: 273,69 zł\r\nZa co: FV/4127830/10/26, FV/4127830/11/26\r\n" +
        "Kiedy: 20-11-2026 10:05\r\nNumer płatności: p-1\r\n",
    ]);
  });

  it("[FIN-37] names what another pending payment leaves instead of that everything is paid", () => {
    const sums = { count: 1, paying: zloty("100.00"), later: zloty("174.00"), laterOverdue: zloty("0.00") };
    const textWith = (left: string, areAmountsKnown = true) => {
      const pending = { ...sums, areAmountsKnown, isOnlyStarted: false };
      const rest = { amount: zloty(left), overdue: zloty("0.00"), nextDue: undefined, pending };
      const receipt = { amount, paymentId: "p-1", finishedAt: undefined, entryNumbers: [], left: rest };
      return view({ kind: "confirmed", amount }, undefined, receipt).text;
    };
    expect(textWith("0.00")).toContain("Po zakończeniu płatności w toku zostanie jeszcze 174,00 zł do zapłaty.");
    expect(textWith("0.00", false)).not.toContain("Wszystkie faktury są opłacone");
    const both =
      "Zostało do zapłaty 20,00 zł. Oprócz tego po zakończeniu płatności w toku będzie do zapłaty 174,00 zł.";
    expect(textWith("20.00")).toContain(both);
  });

  it("says that everything is paid when a payment leaves nothing due", () => {
    const receipt = { amount, paymentId: "p-1", finishedAt: undefined, entryNumbers: [] };
    const nothing = { amount: zloty("0.00"), overdue: zloty("0.00"), nextDue: undefined };
    const { text } = view({ kind: "confirmed", amount }, undefined, { ...receipt, left: nothing });
    expect(text).toContain("Wszystkie faktury są opłacone.");
    expect(text).not.toContain("Kiedy");
  });

  it.each([
    ["274.00", "2026-12-08", "429,12 zł, w tym 274,00 zł po terminie, termin pozostałej kwoty 08-12-2026."],
    ["429.12", undefined, "429,12 zł, całość po terminie."],
    ["274.00", undefined, "429,12 zł, w tym 274,00 zł po terminie."],
  ] as const)("(part of FIN-10) says that %s of the amount left after a payment is overdue", (overdue, next, says) => {
    const receipt = { amount, paymentId: "p-1", finishedAt: undefined, entryNumbers: [] };
    const nextDue = next === undefined ? undefined : day(next);
    const left = { amount: zloty("429.12"), overdue: zloty(overdue), nextDue };
    const { text } = view({ kind: "confirmed", amount }, undefined, { ...receipt, left });
    expect(text).toContain(`Zostało do zapłaty ${says}`);
  });

  it("(part of FIN-10) does not call a payment that the customer left a failure", () => {
    const { text } = view({ kind: "abandoned", amount });
    expect(text).toContain("Płatność przerwana, pieniądze nie zostały pobrane.");
    expect(screen.getByRole("link", { name: "Spróbuj ponownie" })).toBeTruthy();
  });

  it("links the transfer details where a failed payment recommends a transfer", () => {
    view({ kind: "failed", amount });
    expect(screen.getByRole("link", { name: "Dane do przelewu" }).getAttribute("href")).toBe("/invoice?transfer=p-1");
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
    const { retry, text } = view({ kind: "unreachable", cause: "connection" });
    expect(text).toContain("Nie płać drugi raz");
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("(part of HTTP-04) blames the portal when its error hides a payment", () => {
    const { text } = view({ kind: "unreachable", cause: "portal" });
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
