import { parsePartnerToken } from "#ui/features/direct-billing/partner-token.ts";
import type { PartnerTokens } from "#ui/features/direct-billing/direct-billing-dependencies.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";

/** Partner tokens of the current address, then of the address stored before the login. */
export function partnerTokensOf(page: Window, returnAddress: ReturnAddressPort): PartnerTokens {
  return {
    find(names) {
      const addresses = [page.location.href, returnAddress.taken() ?? ""];
      return addresses.map(parsePartnerToken).find((one) => one !== undefined && names.includes(one.service))?.token;
    },
    forget() {
      returnAddress.forget();
      const clean = withoutPartnerToken(page.location);
      if (clean !== undefined) page.history.replaceState(page.history.state, "", clean);
    },
  };
}

/** Returns an address without the token of a partner; `undefined` if it has none. */
export function withoutPartnerToken({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has("ptoken")) return undefined;
  query.delete("ptoken");
  return `${pathname}${query.size === 0 ? "" : `?${query}`}${hash}`;
}
