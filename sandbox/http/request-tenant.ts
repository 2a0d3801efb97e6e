import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import { isTenantName, type Tenants } from "../tenants/tenants.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Context of a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { tenant: Tenant };
}

/** Returns the tenant of the request header, or the default one. Throws 400 for an invalid name. */
export function findRequestTenant(tenants: Tenants, header: string | undefined): Tenant {
  if (header === undefined || header === "") return tenants.named("");
  if (!isTenantName(header))
    throw new HTTPException(400, { message: "X-Sandbox-Tenant takes letters, digits, - and _" });
  return tenants.named(header);
}
