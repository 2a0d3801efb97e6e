import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import { isTenantName, type Tenants } from "../tenants/tenants.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** What travels with a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { tenant: Tenant };
}

/** The world that a request's header names, else the default one. Throws 400 for an impossible name. */
export function findRequestTenant(tenants: Tenants, header: string | undefined): Tenant {
  if (header === undefined || header === "") return tenants.named("");
  if (!isTenantName(header))
    throw new HTTPException(400, { message: "X-Sandbox-World takes letters, digits, - and _" });
  return tenants.named(header);
}
