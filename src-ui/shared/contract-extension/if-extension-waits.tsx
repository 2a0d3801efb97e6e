import { use, type ReactNode } from "react";
import type { ContractReference } from "#domain/offers/extension-of-contract.ts";
import { IfPage } from "#ui/shared/if-page.tsx";
import { observer } from "#ui/shared/observer.ts";
import { ContractExtensionContext, type ContractExtension } from "./contract-extension-context.ts";

interface IfExtensionWaitsProps {
  readonly contract: ContractReference;
  readonly children: (extension: ContractExtension) => ReactNode;
}

/** Shows its children while an extension of the contract waits for a decision, if the account has offers (OFFER-97). */
export const IfExtensionWaits = observer(function IfExtensionWaits({ contract, children }: IfExtensionWaitsProps) {
  const extension = use(ContractExtensionContext)(contract);
  return extension === undefined ? null : <IfPage page="yourOffer">{children(extension)}</IfPage>;
});
