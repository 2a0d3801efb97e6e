import { useCallback, type ReactNode } from "react";
import { extensionOfContract, type ContractReference } from "#domain/offers/extension-of-contract.ts";
import {
  ContractExtensionContext,
  type ContractExtension,
} from "#ui/shared/contract-extension/contract-extension-context.ts";
import { offerHref } from "#ui/shared/page-hrefs.ts";
import { useService } from "../container/use-service.tsx";
import { CLIENT_STORE, OFFERS_STORE, TODAY_STORE } from "../container/tokens.ts";

/** Provides the extensions of contracts, from the offers that the navigation has loaded (OFFER-97). */
export function ContractExtensionProvider({ children }: { readonly children: ReactNode }) {
  const client = useService(CLIENT_STORE);
  const offers = useService(OFFERS_STORE);
  const today = useService(TODAY_STORE);
  const find = useCallback(
    (contract: ContractReference): ContractExtension | undefined => {
      const [products, all] = [client.data.known?.products, offers.all];
      if (products === undefined || all === undefined) return undefined;
      const offer = extensionOfContract(contract, { offers: all, products, today: today.today });
      return offer && { href: offerHref(offer.offerId), until: offer.offerExpirationDate };
    },
    [client, offers, today],
  );
  return <ContractExtensionContext value={find}>{children}</ContractExtensionContext>;
}
