import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "later");

const isWritten = (key: string): key is keyof typeof pl => Object.hasOwn(pl, key);

/**
 * What a page says that this version does not have, and where its matter is settled; `undefined` where nothing of its
 * own is written.
 */
export function laterText(route: string): string | undefined {
  const key = `later.${route}`;
  return isWritten(key) ? t(key) : undefined;
}
