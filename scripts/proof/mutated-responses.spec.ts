import { expect, it } from "vitest";
import { mutationFigures, parseMutationLog } from "./mutated-responses.ts";

it("sums the figures of all operations and levels", () => {
  const log =
    '{"level":"ports","operation":"a","tries":10000,"verdicts":{"silent":1,"same":9999}}\n' +
    '{"level":"pages","operation":"a","tries":10000,"verdicts":{"silent":0,"true":10000}}\n';
  expect(mutationFigures(parseMutationLog(log))).toEqual([
    { name: "operations", value: "1" },
    { name: "distinct mutations", value: "20,000" },
    { name: "silent", value: "1" },
    { name: "same", value: "9,999" },
    { name: "true", value: "10,000" },
  ]);
});
