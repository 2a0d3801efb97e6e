/** `ptoken` of an address, and the service in the last part of its path, under any of its names (ROUTE-11). */
export interface PartnerToken {
  readonly service: string;
  readonly token: string;
}

/** Returns the token in an address of the portal; `undefined` without one. */
export function parsePartnerToken(address: string): PartnerToken | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { pathname, searchParams } = url;
  const token = searchParams.get("ptoken") ?? "";
  const service = decodePathPart(pathname.split("/").findLast((part) => part !== "") ?? "");
  return token === "" || service === "" ? undefined : { service, token };
}

/** Returns `undefined` for an invalid address: it may come from storage, which other code can write. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, "https://portal.invalid");
  } catch {
    return undefined;
  }
}

/** Decodes a part of a path; returns it unchanged when it is not valid URI encoding. */
function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
