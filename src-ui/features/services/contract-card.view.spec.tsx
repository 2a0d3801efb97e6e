// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { ContractReference } from "#domain/offers/extension-of-contract.ts";
import { contractPhase } from "#domain/products/contract-phase.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { ContractExtensionContext } from "#ui/shared/contract-extension/contract-extension-context.ts";
import { ClosedPagesContext } from "#ui/shared/if-page.tsx";
import { ContractCard, type ContractCardProps } from "./contract-card.view.tsx";

afterEach(cleanup);

const CONTRACT: ContractCardProps["contract"] = {
  number: "ABO/1",
  canBeTurnedOffAlone: false,
  start: day("2026-01-11"),
  commitmentFrom: undefined,
  commitmentTo: undefined,
  left: undefined,
  end: undefined,
  isOver: false,
  endsBeforeCommitment: false,
  fixedUntil: undefined,
  withdrawalUntil: undefined,
  withdrawnOn: undefined,
  earlyStart: false,
  activatedOn: undefined,
};

const FREE = { kind: "free" } as const;

/** Text of the card of a contract with a commitment until 19 March 2028. */
function textWith(changes: Partial<ContractCardProps["contract"]>, today = day("2026-11-28")) {
  cleanup();
  const commitment = { commitmentTo: day("2028-03-19"), left: { kind: "running", days: 477 } } as const;
  const facts = { ...CONTRACT, ...commitment, ...changes };
  const contract = { ...facts, ...contractPhase({ ...facts, hasEnded: facts.isOver }, today) };
  render(<ContractCard productId="P-1" contract={contract} cost={FREE} termination={undefined} today={today} />);
  return unjoinedText(document.body.textContent);
}

/** Texts and addresses of the links of the card. */
function linksOf(termination: ContractCardProps["termination"], lacked: readonly PortalFeature[] = []) {
  cleanup();
  render(
    <UnavailableFeaturesContext value={new Set(lacked)}>
      <ContractCard
        productId="P-1"
        contract={CONTRACT}
        cost={FREE}
        termination={termination}

        today={day("2026-11-20")}
      />
    </UnavailableFeaturesContext>,
  );
  return screen.queryAllByRole("link").map((link) => [unjoinedText(link.textContent), link.getAttribute("href")]);
}

it("[TERM-08] leads to the end of the contract, unless the provider lacks the operations", () => {
  const href = "/service/termination/P-1";
  expect(linksOf({ href, kind: "terminate" })).toEqual([["Zakończ umowę", href]]);
  expect(linksOf({ href, kind: "see" })).toEqual([["Wypowiedzenie umowy", href]]);
  expect(linksOf({ href, kind: "terminate" }, ["termination"])).toEqual([]);
  expect(linksOf(undefined)).toEqual([]);
});

it("[OFFER-97] leads to the extension that waits, before the end of the contract", () => {
  const termination = { href: "/service/termination/P-1", kind: "terminate" } as const;
  const shownWith = (closed: readonly RouteName[]) => {
    cleanup();
    const find = ({ productId }: ContractReference) =>
      productId === "P-1" ? { href: "/service/yourOffer?offer=12", until: undefined } : undefined;
    render(
      <ClosedPagesContext value={new Set(closed)}>
        <ContractExtensionContext value={find}>
          <ContractCard
            productId="P-1"
            contract={CONTRACT}
            cost={FREE}
            termination={termination}
            today={day("2026-11-20")}
          />
        </ContractExtensionContext>
      </ClosedPagesContext>,
    );
    return screen.getAllByRole("link").map((link) => [unjoinedText(link.textContent), link.getAttribute("href")]);
  };
  expect(shownWith([])).toEqual([
    ["Przedłuż umowę", "/service/yourOffer?offer=12"],
    ["Zakończ umowę", termination.href],
  ]);
  expect(shownWith(["yourOffer"])).toEqual([["Zakończ umowę", termination.href]]);
});

it("(part of TERM-17) says how to turn an option off alone", () => {
  expect(textWith({ canBeTurnedOffAlone: true })).toContain("Wyłączysz ją osobno, bez kończenia umowy");
  expect(screen.getByRole("link", { name: /Poproś o.to w.zgłoszeniu/ }).getAttribute("href")).toBe("/supportRequest");
  expect(textWith({})).not.toContain("Wyłączysz ją osobno");
});

it("(part of PROD-05) says that a contract has a fixed term until its commitment ends", () => {
  const fixed = "na czas określony do 19-03-2028, potem bezterminowo";
  expect(textWith({})).toContain(fixed);
  expect(textWith({}, day("2028-03-19"))).toContain(fixed);
  expect(textWith({}, day("2028-03-20"))).toContain("Czas trwaniabezterminowo");
});

it("(part of PROD-05) says of a contract that was withdrawn from today until when it applied", () => {
  cleanup();
  const contract = { ...CONTRACT, end: day("2026-11-29"), isOver: true };
  render(
    <ContractCard productId="P-1" contract={contract} cost={FREE} termination={undefined} today={day("2026-11-29")} />,
  );
  expect(unjoinedText(document.body.textContent)).toContain("Obowiązywała do29-11-2026");
  cleanup();
  const unknown = { ...CONTRACT, isOver: true };
  render(
    <ContractCard productId="P-1" contract={unknown} cost={FREE} termination={undefined} today={day("2026-11-29")} />,
  );
  expect(unjoinedText(document.body.textContent)).not.toContain("bezterminowo");
  cleanup();
  const moved = { ...unknown, porting: { kind: "done", on: day("2026-11-28") } } as const;
  render(
    <ContractCard productId="P-1" contract={moved} cost={FREE} termination={undefined} today={day("2026-11-29")} />,
  );
  expect(unjoinedText(document.body.textContent)).toContain("28-11-2026");
});

it("(part of WITHDRAW-05) names the day of a withdrawal after which the service goes on", () => {
  const sentence = "Odstąpiono 02-12-2026 od przedłużenia albo zmiany tej umowy.";
  expect(textWith({ extensionWithdrawnOn: day("2026-12-02") })).toContain(sentence);
  expect(textWith({})).not.toContain("od przedłużenia");
});

it("(part of PROD-05) counts no days of a commitment when the contract ends earlier", () => {
  expect(textWith({})).toContain("477");
  expect(textWith({ end: day("2026-12-28") })).not.toContain("477");
});

it("(part of SERV-15) names the conclusion of a contract whose service starts later", () => {
  const dates = { start: day("2026-12-02"), commitmentFrom: day("2026-11-29"), commitmentTo: day("2028-11-28") };
  const text = textWith(dates);
  expect(text).toContain("Zawarta29-11-2026Usługa od02-12-2026Zobowiązanie29-11-2026 – 28-11-2028");
  expect(textWith({ ...dates, commitmentFrom: day("2026-12-02") })).toContain("Od02-12-2026");
  expect(textWith({ ...dates, start: day("2024-01-01") })).not.toContain("Zawarta");
});
