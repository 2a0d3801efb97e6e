import listed from "../../deploy/security-headers.json" with { type: "json" };
import { headersFor } from "../../deploy/security-headers.ts";
import type { Tenant } from "../tenants/tenant.ts";

/**
 * What only makes sense behind HTTPS is left to the operator's server. Here the portal may be framed by the simulator
 * of the app; what is deployed lets nobody frame it.
 */
const LISTED = listed
  .filter((header) => header.deployOnly !== true)
  .map(({ name, value }) => ({ name, value: value.replace("frame-ancestors 'none'", "frame-ancestors 'self'") }));

/** Worked out once for each configuration that was ever in force: a world keeps its own until another is chosen. */
const known = new WeakMap<object, readonly (readonly [string, string])[]>();

/** What every response of the portal carries in a world, whose configuration names other hosts. */
export function securityHeaders({
  configuration,
}: Pick<Tenant, "configuration">): readonly (readonly [string, string])[] {
  const headers = known.get(configuration) ?? Object.entries(headersFor(LISTED, configuration));
  known.set(configuration, headers);
  return headers;
}
