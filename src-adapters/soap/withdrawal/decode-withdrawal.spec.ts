import { expect, it } from "vitest";
import { DeviationLog } from "../decoding/deviation-log.ts";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeWithdrawal } from "./decode-withdrawal.ts";

const READABLE = "<item><name>Internet</name><endsOn>31-12-2026</endsOn></item>";

/** Decodes a statement whose restored services end as in `ends`. */
function decoded(ends: string) {
  const fields =
    "<number>OD/2026/00001</number><receivedAt>2026-12-06T10:00:00+01:00</receivedAt><contractNumber>ABO/1</contractNumber>" +
    `<state>ACCEPTED</state><restoredServices><item>Internet</item></restoredServices><restoredEnds>${ends}</restoredEnds>`;
  const tree = parseXml(`<withdrawal>${fields}</withdrawal>`);
  if (tree === undefined) throw new Error("not well-formed");
  return decodeWithdrawal(Fields.of(tree, new DeviationLog("getWithdrawals")));
}

it("(part of WITHDRAW-70) reads the ends of restored services", () => {
  expect(decoded(READABLE)).toMatchObject({ restoredServices: ["Internet"], restoredEnds: [{ name: "Internet" }] });
});

it("(part of WITHDRAW-70) names no service as going on if an end cannot be read", () => {
  const lossy = decoded(`${READABLE}<item><name>Telefon</name><endsOn>jutro</endsOn></item>`);
  expect([lossy?.restoredServices, lossy?.restoredEnds]).toEqual([undefined, undefined]);
});
