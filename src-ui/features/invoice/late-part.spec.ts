import { expect, it } from "vitest";
import { LatePart } from "./late-part.ts";

it("a part is fetched once, however often it is asked for; one that did not come is fetched again", async () => {
  let asked = 0;
  const part = new LatePart(() => (++asked === 1 ? Promise.reject(new Error("no network")) : Promise.resolve("there")));
  await part.open();
  expect(part.state).toEqual({ kind: "failed" });
  const [first, second] = [part.open(), part.open()];
  expect(part.state).toEqual({ kind: "coming" });
  await Promise.all([first, second, part.open()]);
  expect([part.state, asked]).toEqual([{ kind: "open", part: "there" }, 2]);
});
