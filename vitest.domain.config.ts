import { defineConfig } from "vitest/config";
import type { Vite } from "vitest/node";
import { reusedProcessPool } from "./test/mutants/reused-process-pool.ts";
import { domainTests } from "./vitest.config.ts";

/**
 * Tests of the rules alone, for `npm run proof`: Stryker breaks one rule of a context at a time and runs the tests that
 * cover it. Only the context's own tests run (`EBOK_MUTATED_SPECS`): a rule that only a neighbour's test covers is not
 * proven where it stands, and reading the neighbours' tests takes three times as long. Exhaustive tests
 * (`*.exhaustive.spec.ts`) are left out: the small tests beside them notice the same mutants in a thousandth of the time.
 */
const specs = process.env["EBOK_MUTATED_SPECS"];

/** Stryker says itself which pool it wants, and knows no others: it is exchanged when all is settled. */
const reusedProcessPlugin: Vite.Plugin = {
  name: "ebok:kept-process",
  configureVitest({ project }) {
    project.config.pool = reusedProcessPool.name;
    project.config.poolRunner = reusedProcessPool;
  },
};

export default defineConfig(
  specs === undefined
    ? { test: domainTests }
    : {
        plugins: [reusedProcessPlugin],
        test: {
          ...domainTests,
          setupFiles: [...domainTests.setupFiles, "test/mutants/reset-mutant.ts"],
          include: [specs],
          exclude: ["**/*.exhaustive.spec.ts"],
        },
      },
);
