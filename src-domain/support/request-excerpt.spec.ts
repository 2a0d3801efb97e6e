import { expect, it } from "vitest";
import type { RequestEntry } from "./support-request.ts";
import { requestExcerpt } from "./request-excerpt.ts";

const entry = (side: RequestEntry["side"], text: string): RequestEntry => ({
  side,
  text,
  author: undefined,
  at: 1,
  files: [],
});

it.each<[string, readonly RequestEntry[], string | undefined]>([
  ["no text", [], undefined],
  ["only an answer", [entry("provider", "Dzień dobry")], undefined],
  ["blank lines first", [entry("customer", " \n\nPowód: Faktura\nOpis")], "Powód: Faktura"],
  ["a message after an answer", [entry("provider", "A"), entry("customer", "B"), entry("customer", "C")], "B"],
  ["a long line", [entry("customer", "ż".repeat(130))], `${"ż".repeat(120)}…`],
])("[REQ-33] returns the first line that the customer wrote: %s", (_, entries, expected) => {
  expect(requestExcerpt({ entries })).toBe(expected);
});
