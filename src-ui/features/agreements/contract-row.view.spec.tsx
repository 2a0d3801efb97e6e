// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { contractsWithRights } from "#domain/termination/contract-rights.ts";
import { TODAY, aProduct, day } from "#test/mothers/index.ts";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { ContractRow } from "./contract-row.view.tsx";
import en from "./en.json";

afterEach(() => {
  cleanup();
  pageTexts.show("pl");
});

it("(part of CONSENT-08) names the day of a withdrawal after which the contract goes on", () => {
  const restored = aProduct({ contractNumber: "ABO/1", extensionWithdrawnOn: day("2026-11-18") });
  const products = [restored, aProduct({ productId: "P-2", contractNumber: "ABO/1" })];
  const textOf = (list: typeof products) => {
    const [contract] = contractsWithRights(list, TODAY);
    if (contract === undefined) throw new RangeError("no contract");
    return unjoinedText(render(<ContractRow contract={contract} today={TODAY} />).container.textContent);
  };
  const sentence = "Odstąpiono 18-11-2026 od przedłużenia albo zmiany tej umowy.";
  expect(textOf(products)).toContain(sentence);
  expect(textOf([{ ...restored, withdrawnOn: TODAY }])).not.toContain(sentence);
});

it.each([
  ["began before today", "2024-05-01", "since 1 May 2024"],
  ["begins today", TODAY, "since 20 Nov 2026"],
  ["begins in the future", "2026-12-07", "from 7 Dec 2026"],
])("(part of CONSENT-05) names in English the first day of a contract that %s", (_when, start, expected) => {
  pageTexts.show("en", {
    catalogues: new Map([["agreements", en]]),
    formats: createLocalFormats("en"),
    prefix: "en/",
    load: () => undefined,
  });
  const products = [aProduct({ contractNumber: "ABO/1", contractStart: day(start) })];
  const [contract] = contractsWithRights(products, TODAY);
  if (contract === undefined) throw new RangeError("no contract");
  const { container } = render(<ContractRow contract={contract} today={TODAY} />);
  expect(unjoinedText(container.textContent)).toContain(expected);
});
