import { expect, it } from "vitest";
import { LatePart } from "./late-part.ts";

it("a part is fetched once, however often it is asked for; one that did not come is fetched again", async () => {
  let asked = 0;
  const late = new LatePart(() => (++asked === 1 ? Promise.reject(new Error("no network")) : Promise.resolve("there")));
  expect([late.state, late.hasFailed]).toEqual(["away", false]);
  await late.fetch();
  expect([late.state, late.part, late.hasFailed]).toEqual(["failed", undefined, true]);
  const [first, second] = [late.fetch(), late.fetch()];
  expect([late.state, late.hasFailed]).toEqual(["coming", true]);
  await Promise.all([first, second, late.fetch()]);
  expect([late.state, late.part, late.hasFailed, asked]).toEqual(["here", "there", false, 2]);
});
