import { afterAll, afterEach, expect } from "vitest";
import { mayBeRendering, collectUnobservedReads } from "./unobserved-reads.ts";

/**
 * Fails every test in which a component without `observer` reads a store while rendering. Such a component never
 * updates, and tests that rerender it by hand do not detect that.
 */
if (typeof document !== "undefined") {
  // Imported only here, because hundreds of specs render nothing and need neither MobX nor React.
  const [{ configure }, react] = await Promise.all([import("mobx"), import("react")]);
  configure({ observableRequiresReaction: true });
  const { warn } = console;
  const reads = collectUnobservedReads(console, () => mayBeRendering(react));
  afterEach(() => {
    expect(reads.splice(0), "a component without observer() reads these values while rendering").toEqual([]);
  });
  afterAll(() => {
    console.warn = warn;
  });
}
