import { defineConfig } from "vitest/config";
import { EnvironmentSequencer } from "./test/isolation/environment-sequencer.ts";

/**
 * All tests without a browser: rules, contracts, journeys, architecture.
 * Node is the default environment on purpose: a rule or a store that needs a DOM is in the wrong place. The spec of a
 * view requests a DOM with the comment `@vitest-environment jsdom` in its first line. Vite reads the aliases from the
 * `imports` of package.json.
 */
const shared = {
  environment: "node",
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 10_000,
  hookTimeout: 20_000,
  // Time zone far from Warsaw: a rule that reads the day from the device fails here, not at the customer's (I18N-02).
  env: { TZ: "Pacific/Kiritimati" },
} as const;

/**
 * Setup that sets the number of property runs, if the environment does; otherwise fast-check's default applies and no
 * spec loads this file.
 */
const setupFiles = Object.keys(process.env).some((name) => name.startsWith("EBOK_MODEL_"))
  ? ["test/models/setup.ts"]
  : [];

/**
 * Tests of the domain and of the UI policies, without a DOM. Mutation tests use the same settings
 * (vitest.domain.config.ts).
 */
export const domainTests = {
  ...shared,
  setupFiles,
  name: "domain",
  include: ["src-domain/**/*.spec.ts", "src-ui/**/*.policy.spec.ts"],
  // rules have no state between tests, so their files share a worker: the whole suite takes a second. Processes, not
  // threads: a calendar spec changes the time zone, which a thread cannot do.
  isolate: false,
  pool: "forks" as const,
};

export default defineConfig({
  test: {
    // vitest's default leaves one core unused; on two cores that would be half the machine
    maxWorkers: "100%",
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      { test: domainTests },
      {
        // legacy decorators of class-validator on the fields of form classes
        oxc: { decorator: { legacy: true } },
        test: {
          ...shared,
          setupFiles: [...setupFiles, "test/isolation/reset-worker.ts", "test/renders/fail-on-unobserved-reads.ts"],
          name: "rest",
          // files share a worker, which is reset between them: test/isolation/reset-worker.ts
          isolate: false,
          pool: "forks",
          include: [
            "{src,src-adapters,src-ui,gallery,providers,sandbox,scripts,bench,conformance,deploy,test}/**/*.spec.{ts,tsx}",
          ],
          exclude: [
            "**/node_modules/**",
            "**/*.policy.spec.ts",
            "test/e2e/**",
            "test/e2e-proof/**",
            "test/architecture/fixtures/**",
          ],
        },
      },
    ],
  },
});
