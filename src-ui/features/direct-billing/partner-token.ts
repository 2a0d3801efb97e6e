/**
 * The `ptoken` of an address, and the last part of its path: the service that it is for, under one of its names
 * (ROUTE-11).
 */
export interface PartnerToken {
  readonly service: string;
  readonly token: string;
}

/** The token in an address of the portal; `undefined` without one. */
export function parsePartnerToken(address: string): PartnerToken | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { pathname, searchParams } = url;
  const token = searchParams.get("ptoken") ?? "";
  const service = decodePathPart(pathname.split("/").findLast((part) => part !== "") ?? "");
  return token === "" || service === "" ? undefined : { service, token };
}

/** `undefined` for an address that is none: it may come from storage, which is not the portal's alone. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, "https://portal.invalid");
  } catch {
    return undefined;
  }
}

/** A decoded part of a path; the part itself where it is not valid URI encoding. */
function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
