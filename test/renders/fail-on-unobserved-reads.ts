import { afterAll, afterEach, expect } from "vitest";
import { mayBeRendering, collectUnobservedReads } from "./unobserved-reads.ts";

/**
 * A component that reads a store while it is drawn, and is no `observer`, shows what was there when it was drawn first,
 * and never what comes later: a button that
 * does nothing. No view's own test sees it that draws the view anew by hand. So every test that draws anything fails
 * where one does.
 */
if (typeof document !== "undefined") {
  // only here: hundreds of specs draw nothing, and need neither MobX nor React
  const [{ configure }, react] = await Promise.all([import("mobx"), import("react")]);
  configure({ observableRequiresReaction: true });
  const { warn } = console;
  const reads = collectUnobservedReads(console, () => mayBeRendering(react));
  afterEach(() => {
    expect(reads.splice(0), "read while drawn, by a component that is no observer").toEqual([]);
  });
  afterAll(() => {
    console.warn = warn;
  });
}
