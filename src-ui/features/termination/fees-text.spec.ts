import { expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { feesText } from "./fees-text.ts";

const textOf = (fees: Parameters<typeof feesText>[0], overdue: string) =>
  unjoinedText(feesText(fees, day("2026-12-16"), zloty(overdue)));

it("(part of TERM-42) says that a suspended service has no fee until its contract ends", () => {
  const free = "Do 16-12-2026 nie płacisz abonamentu, bo usługa jest zawieszona.";
  expect(textOf("suspended", "0.00")).toBe(free);
  expect(textOf("suspended", "12.00")).toBe(`${free} Zaległości 12,00 zł pozostają do zapłaty.`);
  expect(textOf("charged", "0.00")).toBe("Abonament płacisz do 16-12-2026.");
  expect(textOf("none", "0.00")).toBe("");
});

it("(part of TERM-45) limits the fee where an order may replace a service earlier", () => {
  const text = (overdue: string) => unjoinedText(feesText("charged", day("2026-12-16"), zloty(overdue), true));
  expect(text("0.00")).toBe(
    "Abonament płacisz najdłużej do 16-12-2026, a za usługi, które zastąpi zamówienie, tylko do ich zastąpienia.",
  );
  expect(text("12.00")).toContain("Zaległości 12,00 zł pozostają do zapłaty.");
});
