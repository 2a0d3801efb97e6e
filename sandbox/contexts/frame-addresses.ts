import type { JsonRecord } from "../database/json.ts";
import type { Tenant } from "../tenants/tenant.ts";

type SiteText = Readonly<Record<"key" | "value", string>>;

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/**
 * The whole address of a page for frames; `undefined` where browsers of others than this machine ask, which cannot
 * reach it.
 */
function frameAddress(path: string, tenant: Pick<Tenant, "configuration">, origin: string): string | undefined {
  const [host] = tenant.configuration.hosts.iframe;
  return host === undefined || !LOCAL_ORIGIN.test(origin) ? undefined : `http://${host}${path}`;
}

/**
 * A product with the whole address of its page for frames. Only browsers on this machine can reach it: others are told
 * of none.
 */
export function withFrameAddress(
  product: JsonRecord,
  tenant: Pick<Tenant, "configuration">,
  origin: string,
): JsonRecord {
  if (typeof product["iframe"] !== "string") return product;
  return { ...product, iframe: frameAddress(product["iframe"], tenant, origin) };
}

/**
 * The operator's texts with the whole addresses of films; a film that cannot be reached is left out with its address.
 */
export function withFilmAddresses(
  texts: readonly SiteText[],
  tenant: Pick<Tenant, "configuration">,
  origin: string,
): readonly SiteText[] {
  return texts.flatMap(({ key, value }) => {
    const address = value.startsWith("/sandbox/frame/") ? frameAddress(value, tenant, origin) : value;
    return address === undefined ? [] : [{ key, value: address }];
  });
}
