import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";

const firstWord = (text: string): string => text.split(" ")[0] ?? "";

/**
 * Returns the title of an accepted offer: its own, so that it has one name everywhere. One that hid its services until
 * a consent names them now (ORDER-25).
 */
export function orderedTitle(offer: JsonRecord): string {
  const title = jsonText(offer["title"]);
  if (offer["consentNeeded"] !== true) return title;
  const names = recordsIn(offer["products"])
    .map(({ name }) => jsonText(name))
    .filter((name) => name !== "");
  const isNamed = names.some((name) => title.toLowerCase().includes(firstWord(name).toLowerCase()));
  return isNamed || names.length === 0 ? title : `${title} (${names.join(", ")})`;
}
