import { RETURN_KEY } from "./return-address.ts";

/**
 * The `ptoken` of an address, and the last part of its path: the service that it is for, under one of its names
 * (ROUTE-11).
 */
export interface PartnerToken {
  readonly service: string;
  readonly token: string;
}

/** The token that an address of the portal carries; `undefined` without one. */
export function partnerTokenIn(address: string): PartnerToken | undefined {
  const { pathname, searchParams } = new URL(address, "https://portal.invalid");
  const token = searchParams.get("ptoken") ?? "";
  const service = decoded(pathname.split("/").findLast((part) => part !== "") ?? "");
  return token === "" || service === "" ? undefined : { service, token };
}

/** A part of a path as it was meant; one that nobody could have meant as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token that was kept over the login, if there is one. */
export function keptPartnerToken(): PartnerToken | undefined {
  try {
    const kept = window.sessionStorage.getItem(RETURN_KEY) ?? "";
    // one mark: this login was asked for by it; two: another was (take-return-address.ts)
    return kept.startsWith("-/") ? partnerTokenIn(kept.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
