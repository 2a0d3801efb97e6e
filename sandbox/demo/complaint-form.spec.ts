import { expect, it } from "vitest";
import { jsonText, recordsIn } from "#kit/json.ts";
import { COMPLAINT_FORM } from "./complaint-form.ts";

/** Polish pronouns of something that another label names. */
const PRONOUN = /(?<!\p{L})(?:ją|je|go|jej|jego|ich|nią|nim)(?!\p{L})/iu;

it("(part of VAL-18) labels each field without a pronoun: an error quotes the label alone", () => {
  const labels = recordsIn(COMPLAINT_FORM["fields"]).map(({ label }) => jsonText(label));
  expect(labels).toContain("Jak przekazać rekompensatę");
  expect(labels.filter((label) => PRONOUN.test(label))).toEqual([]);
});
