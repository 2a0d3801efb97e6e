import listed from "../../deploy/security-headers.json" with { type: "json" };
import { headersFor } from "../../deploy/security-headers.ts";
import type { World } from "../world/world.ts";

/** What only makes sense behind HTTPS is left to the operator's server. */
const LISTED = listed.filter((header) => header.deployOnly !== true);

/** What every response of the portal carries in a world, whose configuration names other hosts. */
export function securityHeaders({ configuration }: Pick<World, "configuration">): readonly (readonly [string, string])[] {
  return Object.entries(headersFor(LISTED, configuration));
}
