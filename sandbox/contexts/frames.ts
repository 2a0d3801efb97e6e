import type { JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";

type SiteText = Readonly<Record<"key" | "value", string>>;

const HERE = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/**
 * The whole address of a page for frames; `undefined` where browsers of others than this machine ask, which cannot
 * reach it.
 */
function framed(path: string, world: Pick<World, "configuration">, origin: string): string | undefined {
  const [host] = world.configuration.hosts.iframe;
  return host === undefined || !HERE.test(origin) ? undefined : `http://${host}${path}`;
}

/**
 * A product with the whole address of its page for frames. Only browsers on this machine can reach it: others are told
 * of none.
 */
export function withFrames(product: JsonRecord, world: Pick<World, "configuration">, origin: string): JsonRecord {
  if (typeof product["iframe"] !== "string") return product;
  return { ...product, iframe: framed(product["iframe"], world, origin) };
}

/**
 * The operator's texts with the whole addresses of films; a film that cannot be reached is left out with its address.
 */
export function withFilms(
  texts: readonly SiteText[],
  world: Pick<World, "configuration">,
  origin: string,
): readonly SiteText[] {
  return texts.flatMap(({ key, value }) => {
    const address = value.startsWith("/sandbox/frame/") ? framed(value, world, origin) : value;
    return address === undefined ? [] : [{ key, value: address }];
  });
}
