// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Deadline } from "#domain/deadlines/index.ts";
import type { ContractReference } from "#domain/offers/extension-of-contract.ts";
import { day } from "#test/mothers/index.ts";
import { ContractExtensionContext } from "#ui/shared/contract-extension/contract-extension-context.ts";
import { DeadlineRow } from "./deadline-row.view.tsx";

afterEach(cleanup);

/** Returns the address to which a deadline leads for the extension of contract ABO/9 with the service P-1. */
function extensionHref(deadline: Pick<Deadline, "kind" | "name" | "subject">): string | null | undefined {
  cleanup();
  const find = ({ productId, contractNumber }: ContractReference) =>
    productId === "P-1" || contractNumber === "ABO/9"
      ? { href: "/service/yourOffer?offer=12", until: undefined }
      : undefined;
  render(
    <ContractExtensionContext value={find}>
      <DeadlineRow
        deadline={{ id: "1", day: day("2026-12-10"), ...deadline }}
        today={day("2026-11-20")}
        save={() => Promise.resolve(true)}
      />
    </ContractExtensionContext>,
  );
  return screen.queryByRole("link", { name: `Przedłuż umowę: ${deadline.name}` })?.getAttribute("href");
}

it("[OFFER-97] leads from the end of a contract or of its fixed term to the extension that waits", () => {
  const service = (productId: string) => ({ kind: "service", productId }) as const;
  const href = "/service/yourOffer?offer=12";
  expect(extensionHref({ kind: "fixedTermEnd", name: "Internet", subject: service("P-1") })).toBe(href);
  expect(extensionHref({ kind: "contractEnd", name: "Internet", subject: service("P-1") })).toBe(href);
  expect(extensionHref({ kind: "fixedTermEnd", name: "ABO/9", subject: { kind: "services" } })).toBe(href);
  expect(extensionHref({ kind: "fixedTermEnd", name: "Internet", subject: service("P-2") })).toBeUndefined();
  expect(extensionHref({ kind: "porting", name: "Internet", subject: service("P-1") })).toBeUndefined();
});
