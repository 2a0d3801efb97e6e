// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { someOfferDetails } from "#test/mothers/index.ts";
import { DecideCard } from "./decide-card.view.tsx";

afterEach(cleanup);

const primaryOf = (documents: Parameters<typeof someOfferDetails>[0] = {}): readonly (string | null)[] => {
  render(<DecideCard offer={someOfferDetails(documents)} canAccept onOpen={() => undefined} />);
  return screen
    .getAllByRole("button")
    .filter((button) => button.classList.contains("btn--primary"))
    .map((button) => button.textContent);
};

it("(part of OFFER-10) leads to a call while the documents of an offer are created", () => {
  expect(primaryOf({ documents: [] })).toEqual(["Zamów rozmowę"]);
  cleanup();
  const documents = [{ name: "Podsumowanie warunków umowy", documentId: "D-1", role: "summary" as const }];
  expect(primaryOf({ documents })).toEqual(["Przejdź do podsumowania"]);
});
