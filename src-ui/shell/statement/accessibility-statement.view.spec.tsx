// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import { accessibilityFactsOf } from "#domain/configuration/accessibility-facts.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { AccessibilityStatement, type AccessibilityStatementProps } from "./accessibility-statement.view.tsx";

afterEach(cleanup);

function renderStatement(changes: Partial<AccessibilityStatementProps> = {}, lacks: readonly PortalFeature[] = []) {
  render(
    <UnavailableFeaturesContext value={new Set(lacks)}>
      <AccessibilityStatement
        company="Wiązka"
        address="Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia"
        facts={accessibilityFactsOf()}
        helpLines={[]}
        email={undefined}
        hasChat
        licences="/third-party-notices.txt"
        {...changes}
      />
    </UnavailableFeaturesContext>,
  );
  return unjoinedText(document.body.textContent);
}

it.each([
  [true, 1],
  [false, 0],
])("(part of HELP-06) offers the chat in the accessibility statement only when open: %s", (hasChat, count) => {
  renderStatement({ hasChat });
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/chat");
  expect(links).toHaveLength(count);
});

it("[A11Y-30] makes the statement from the operator's days, terms, limits, address and features", () => {
  const own = {
    madeOn: "2027-03-01",
    reviewBy: "2028-03-01",
    limits: ["Filmy nie mają napisów."],
    answerDays: 14,
    longestDays: 40,
  };
  const text = renderStatement({ facts: accessibilityFactsOf(own) }, ["wifi", "offers", "registration"]);
  for (const part of [
    "Deklarację sporządziliśmy 01-03-2027. Sprawdzamy ją co najmniej raz w roku, najbliższy raz do 01-03-2028.",
    "Filmy nie mają napisów.",
    "Odpowiemy w ciągu 14 dni.",
    "najwyżej 40 dni od złożenia skargi",
    "listem: Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
    "Prezesa Urzędu Komunikacji Elektronicznej",
    "zapłacisz przez internet",
  ])
    expect(text).toContain(part);
  for (const absent of ["ustawisz wifi", "odpowiesz na oferty", "Nowe konto założysz", "Faktury, umowy i regulaminy"])
    expect(text).not.toContain(absent);
});

it("(part of A11Y-30) describes the whole service and the portal's own limits by default", () => {
  const text = renderStatement();
  for (const part of ["ustawisz wifi", "odpowiesz na oferty", "Nowe konto założysz", "Odpowiemy w ciągu 30 dni."])
    expect(text).toContain(part);
  expect(text).toContain("Faktury, umowy i regulaminy w PDF");
});

it.each([
  [[], 1],
  [["accessibilityComplaints"], 0],
] as const)("(part of A11Y-30) leads to the complaint about accessibility unless lacking: %s", (unavailable, count) => {
  renderStatement({}, unavailable);
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/accessibility-complaint");
  expect(links).toHaveLength(count);
});
