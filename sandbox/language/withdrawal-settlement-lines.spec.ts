import { expect, it } from "vitest";
import { withdrawalSettlementLines } from "./withdrawal-settlement-lines.ts";
import type { WithdrawalSettlement } from "./outbox-texts.ts";

const SETTLEMENT: WithdrawalSettlement = {
  cost: 0,
  correction: 200,
  billedIn: undefined,
  creditedOn: undefined,
  services: ["Telefon"],
  restored: [],
  extendedLater: [],
  restoredEnds: [],
  withdrawnOn: "2026-11-21",
  refund: 0,
  equipment: { kind: "none" },
  settledBy: "2026-12-05",
};
const textOf = (changes: Partial<Parameters<typeof withdrawalSettlementLines>[0]>): string =>
  withdrawalSettlementLines({ ...SETTLEMENT, ...changes })
    .join(" ")
    .replaceAll(/\s+/gu, " ");

it.each([[[]], [["Telefon mniejszy"]]])(
  "(part of WITHDRAW-15) names a charge without a payment, and not that nothing is to be paid: %j",
  (restored) => {
    const text = textOf({ restored });
    expect(text).toContain(
      "Opłaty naliczone za dni działania usługi rozliczymy na następnej fakturze: doliczymy 2,00 zł.",
    );
    expect(text).not.toContain("nic nie zapłacisz");
    expect(textOf({ restored, correction: -200 })).toContain("nic nie zapłacisz");
  },
);

it("(part of WITHDRAW-15) says once that neither service is paid for on the days used", () => {
  expect(textOf({ restored: ["Telefon mniejszy"], correction: -200 })).toContain(
    "Za samo odstąpienie i za dni działania nowej usługi nic nie zapłacisz. Opłaty naliczone za dni działania usługi " +
      "rozliczymy na następnej fakturze: odejmiemy 2,00 zł. Od dnia po odstąpieniu rozliczymy poprzednią usługę na " +
      "dotychczasowych warunkach.",
  );
});

it("(part of WITHDRAW-70) names until when a service with a terminated contract goes on", () => {
  const endsOn = (day: string, revocableUntil: string) =>
    textOf({ restored: ["Internet", "Telefon"], restoredEnds: [{ name: "Internet", endsOn: day, revocableUntil }] });
  expect(endsOn("2026-12-31", "2026-12-30")).toContain(
    "Na dotychczasowych warunkach masz dalej: Telefon. Na dotychczasowych warunkach tylko do 31-12-2026 działa: " +
      "Internet. Ta umowa jest wypowiedziana. Wypowiedzenie możesz cofnąć w portalu, na stronie usługi, najpóźniej 30-12-2026.",
  );
  expect(endsOn("2026-11-21", "2026-11-20")).not.toContain("możesz cofnąć");
  expect(endsOn("2026-11-20", "2026-11-19")).toContain("Już nie działa: Internet.");
});
