import listed from "../../deploy/security-headers.json" with { type: "json" };
import type { PagePolicy } from "../../deploy/page/page-policy.ts";
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

/** Headers by configuration, computed once for each page. */
const known = new WeakMap<
  object,
  { readonly policy: PagePolicy | undefined; readonly headers: readonly (readonly [string, string])[] }
>();

/**
 * Returns the headers of all responses of the portal; the hosts depend on the tenant's configuration, the allowed
 * inline elements on its page.
 */
export function securityHeaders(
  { configuration }: Pick<Tenant, "configuration">,
  policy?: PagePolicy,
): readonly (readonly [string, string])[] {
  const found = known.get(configuration);
  if (found !== undefined && found.policy === policy) return found.headers;
  const headers = Object.entries(headersFor(LISTED, configuration, policy));
  known.set(configuration, { policy, headers });
  return headers;
}
