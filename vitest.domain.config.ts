import { defineConfig } from "vitest/config";
import type { Vite } from "vitest/node";
import { keptProcess } from "./test/mutants/kept-process.ts";
import { domainTests } from "./vitest.config.ts";

/**
 * The rules' tests alone, for `npm run proof`: Stryker breaks one rule of a context at a time, and runs those that come
 * by it again. Only the context's own
 * (`EBOK_MUTATED_CONTEXT`): a rule that nobody but a neighbour's test notices is not proven where it stands, and
 * reading the neighbours' tests for each
 * mutant takes three times as long. Nor what goes through a million values or all changes
 * of the clock (`*.exhaustive.spec.ts`): the small tests beside it notice the same, in a thousandth of the time.
 */
const context = process.env["EBOK_MUTATED_CONTEXT"];

/** Stryker says itself which pool it wants, and knows no others: it is exchanged when all is settled. */
const inKeptProcess: Vite.Plugin = {
  name: "ebok:kept-process",
  configureVitest({ project }) {
    project.config.pool = keptProcess.name;
    project.config.poolRunner = keptProcess;
  },
};

export default defineConfig(
  context === undefined
    ? { test: domainTests }
    : {
        plugins: [inKeptProcess],
        test: {
          ...domainTests,
          setupFiles: [...domainTests.setupFiles, "test/mutants/no-mutant.ts"],
          include: [`src-domain/${context}/**/*.spec.ts`],
          exclude: ["**/*.exhaustive.spec.ts"],
        },
      },
);
