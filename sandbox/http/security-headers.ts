import listed from "../../deploy/security-headers.json" with { type: "json" };
import { headersFor } from "../../deploy/security-headers.ts";
import type { Tenant } from "../tenants/tenant.ts";

/**
 * Headers without those that only make sense behind HTTPS. The sandbox allows framing by the app simulator; a deployed
 * portal allows no framing.
 */
const LISTED = listed
  .filter((header) => header.deployOnly !== true)
  .map(({ name, value }) => ({
    name,
    value:
      name === "X-Frame-Options" ? "SAMEORIGIN" : value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  }));

/** Headers by configuration, computed once for each. */
const known = new WeakMap<object, readonly (readonly [string, string])[]>();

/** Returns the headers of all responses of the portal; the hosts depend on the tenant's configuration. */
export function securityHeaders({
  configuration,
}: Pick<Tenant, "configuration">): readonly (readonly [string, string])[] {
  const headers = known.get(configuration) ?? Object.entries(headersFor(LISTED, configuration));
  known.set(configuration, headers);
  return headers;
}
