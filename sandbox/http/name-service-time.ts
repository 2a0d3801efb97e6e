import type { MiddlewareHandler } from "hono";
import type { Tenant } from "../tenants/tenant.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Returns the `Date` header with the tenant's time. */
export const dateHeader = (tenant: Pick<Tenant, "now">): { readonly Date: string } => ({
  Date: new Date(tenant.now()).toUTCString(),
});

/** Sends each response with the tenant's time instead of the machine's, so that the portal's days follow it. */
export const nameServiceTime: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  context.header("Date", dateHeader(context.get("tenant")).Date);
};
