import { defineConfig } from "vitest/config";
import type { Vite } from "vitest/node";
import { reusedProcessPool } from "./test/mutants/reused-process-pool.ts";
import { domainTests } from "./vitest.config.ts";

/**
 * Tests of the rules only, for `npm run proof`: Stryker mutates one rule of a context at a time and runs the tests that
 * cover it. Only the context's own tests run (`EBOK_MUTATED_SPECS`): a rule that only another context's test covers is
 * not proven in its own context, and loading those tests takes three times as long. Exhaustive tests
 * (`*.exhaustive.spec.ts`) are omitted: the small tests kill the same mutants in a thousandth of the time.
 */
const specs = process.env["EBOK_MUTATED_SPECS"];

/**
 * Replaces the pool after the configuration is resolved, because Stryker sets the pool itself and accepts no others.
 */
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
