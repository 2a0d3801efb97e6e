import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where Stryker keeps which mutant is active. */
    readonly globalNamespace: string;
  }
}

// A process that is kept still has the mutant of the run before; what a spec computes while it is read is computed by
// the rules as they are.
const mutants: unknown = Reflect.get(globalThis, inject("globalNamespace"));
if (typeof mutants !== "object" || mutants === null)
  throw new Error("These tests are for Stryker: there is nothing that says which mutant is active.");
Reflect.set(mutants, "activeMutant", undefined);
