import type { SupportRequest } from "./support-request.ts";

/** Longest excerpt, characters. */
const MAX_LENGTH = 120;

/**
 * Returns the first line of what the customer wrote, because requests of one form have one title; `undefined` if the
 * server sends no text of the customer. A longer line ends with an ellipsis.
 */
export function requestExcerpt({ entries }: Pick<SupportRequest, "entries">): string | undefined {
  const text = entries.find(({ side }) => side === "customer")?.text ?? "";
  const line = text
    .split("\n")
    .map((one) => one.trim())
    .find((one) => one !== "");
  if (line === undefined) return undefined;
  const characters = Array.from(line);
  return characters.length <= MAX_LENGTH ? line : `${characters.slice(0, MAX_LENGTH).join("").trimEnd()}…`;
}
