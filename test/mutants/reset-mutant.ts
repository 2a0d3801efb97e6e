import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Name of Stryker's global object, which holds the active mutant. */
    readonly globalNamespace: string;
  }
}

// A reused process still has the mutant of the run before. Resetting it makes a spec load with the original rules.
const mutants: unknown = Reflect.get(globalThis, inject("globalNamespace"));
if (typeof mutants !== "object" || mutants === null)
  throw new Error("These tests must run under Stryker: the global object with the active mutant is missing.");
Reflect.set(mutants, "activeMutant", undefined);
