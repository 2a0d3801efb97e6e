/** Where Stryker keeps which mutant is active. */
const STRYKER = "__stryker__";

// A process that is kept still has the mutant of the run before; what a spec computes while it is read is computed by the rules as they are.
const mutants: unknown = Reflect.get(globalThis, STRYKER);
if (typeof mutants === "object" && mutants !== null) Reflect.set(mutants, "activeMutant", undefined);
