import listed from "../../deploy/security-headers.json" with { type: "json" };

/** What every response of the portal carries; those that only make sense behind HTTPS are left to the operator's server. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = listed
  .filter((header) => header.deployOnly !== true)
  .map(({ name, value }) => [name, value] as const);
