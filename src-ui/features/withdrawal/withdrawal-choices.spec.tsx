// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { WithdrawalChoices } from "./withdrawal-choices.view.tsx";

afterEach(cleanup);

it("(part of WITHDRAW-32) says at a number on which terms the service goes on", () => {
  const common = { services: [{ name: "Internet" }], lastDay: day("2026-12-14") };
  const choices = [
    { ...common, number: "ABO/5900219/24", formerTerms: { kind: "going-on" } as const },
    { ...common, number: "ABO/5900219/25", formerTerms: undefined },
    {
      ...common,
      number: "ABO/5900219/26",
      formerTerms: { kind: "ending", until: day("2026-12-31"), revocableUntil: undefined } as const,
    },
  ];
  render(<WithdrawalChoices choices={choices} onChoose={() => undefined} />);
  expect(screen.getAllByRole("listitem").map((item) => unjoinedText(item.textContent))).toEqual([
    "Internet, termin do 14-12-2026, numer: ABO/5900219/24" +
      "Odstąpisz tylko od nowych warunków: usługa działa dalej na poprzednich.",
    "Internet, termin do 14-12-2026, numer: ABO/5900219/25",
    "Internet, termin do 14-12-2026, numer: ABO/5900219/26" +
      "Odstąpisz tylko od nowych warunków. " +
      "Na poprzednich warunkach usługa działa tylko do 31-12-2026, bo jej umowa jest wypowiedziana.",
  ]);
});
