import { expect, it } from "vitest";
import { parseXml } from "#adapters/soap/decoding/parse-xml.ts";
import { lateNotices } from "./late-notices.ts";

function pathsOf(kind: string, createdAt: string, effectiveOn: string): readonly string[] {
  const notice = `<legalNotice><kind>${kind}</kind><effectiveOn>${effectiveOn}</effectiveOn></legalNotice>`;
  const result = parseXml(
    `<result><messages><item><createdAt>${createdAt}</createdAt>${notice}</item></messages></result>`,
  );
  if (result === undefined) throw new Error("the response cannot be parsed");
  return lateNotices(result, "getClientMessages").map(({ path }) => path ?? "");
}

const LATE = ["messages.item[0].legalNotice.effectiveOn"];

it.each([
  ["CHANGED_TERMS", "2026-11-20T23:59:00+01:00", "20-12-2026", []],
  ["CHANGED_TERMS", "2026-11-21T00:00:00+01:00", "20-12-2026", LATE],
  ["CHANGED_TERMS", "2027-01-31T12:00:00+01:00", "28-02-2027", []],
  ["TERM_END", "2026-12-01T12:00:00+01:00", "31-12-2026", []],
  ["TERM_END", "2026-12-02T12:00:00+01:00", "31-12-2026", LATE],
  ["ANOTHER", "2026-12-02T12:00:00+01:00", "03-12-2026", []],
])("[TERMS-04] checks that a message of %s sent at %s is in time for %s", (kind, sent, day, expected) => {
  expect(pathsOf(kind, sent, day)).toEqual(expected);
});
