import type { JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";

const HERE = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** A product with the whole address of its page for frames. Only browsers on this machine can reach it: others are told of none. */
export function withFrames(product: JsonRecord, world: Pick<World, "configuration">, origin: string): JsonRecord {
  if (typeof product["iframe"] !== "string") return product;
  const [host] = world.configuration.hosts.iframe;
  return { ...product, iframe: host === undefined || !HERE.test(origin) ? undefined : `http://${host}${product["iframe"]}` };
}
