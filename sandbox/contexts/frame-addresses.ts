import type { JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";

type SiteText = Readonly<Record<"key" | "value", string>>;

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** Returns the full address of a page for frames; `undefined` for browsers on other machines, which cannot reach it. */
function frameAddress(path: string, tenant: Pick<Tenant, "configuration">, origin: string): string | undefined {
  const [host] = tenant.configuration.hosts.iframe;
  return host === undefined || !LOCAL_ORIGIN.test(origin) ? undefined : `http://${host}${path}`;
}

/** Returns a product with the full address of its page for frames. Browsers on other machines get no address. */
export function withFrameAddress(
  product: JsonRecord,
  tenant: Pick<Tenant, "configuration">,
  origin: string,
): JsonRecord {
  if (typeof product["iframe"] !== "string") return product;
  return { ...product, iframe: frameAddress(product["iframe"], tenant, origin) };
}

/** Returns the site texts with full addresses of films. A film that the browser cannot reach is left out. */
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
