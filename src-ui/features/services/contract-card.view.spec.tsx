// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { ContractCard, type ContractCardProps } from "./contract-card.view.tsx";

afterEach(cleanup);

const CONTRACT: ContractCardProps["contract"] = {
  number: "ABO/1",
  start: day("2026-01-11"),
  commitmentFrom: undefined,
  commitmentTo: undefined,
  left: undefined,
  end: undefined,
  withdrawalUntil: undefined,
  withdrawnOn: undefined,
  earlyStart: false,
  activatedOn: undefined,
};

/** Texts and addresses of the links of the card. */
function linksOf(termination: ContractCardProps["termination"], lacked: readonly PortalFeature[] = []) {
  cleanup();
  render(
    <UnavailableFeaturesContext value={new Set(lacked)}>
      <ContractCard contract={CONTRACT} termination={termination} monthly={undefined} today={day("2026-11-20")} />
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
