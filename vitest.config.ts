import { defineConfig } from "vitest/config";

/**
 * Everything that runs without a browser: rules, contracts, journeys, architecture.
 *
 * Node is the default environment on purpose: a rule or a store that needs a DOM does not belong where it is.
 * A view's spec asks for one itself, with the comment `@vitest-environment jsdom` as its first line.
 * Aliases are the `imports` of package.json, which Vite reads by itself: there is no second list.
 */
const shared = {
  environment: "node",
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 10_000,
  hookTimeout: 20_000,
  // A zone far from Warsaw: a rule that asks the device for the day fails here, not at the customer's (I18N-02).
  env: { TZ: "Pacific/Kiritimati" },
} as const;

/** Where somebody says how often properties are tried; else fast-check decides, and no spec waits for this file. */
const setupFiles = Object.keys(process.env).some((name) => name.startsWith("EBOK_MODEL_"))
  ? ["test/models/setup.ts"]
  : [];

/** Tests of the domain and of the UI policies, without a DOM; the mutants' tests run alike (vitest.domain.config.ts). */
export const domainTests = {
  ...shared,
  setupFiles,
  name: "domain",
  include: ["src-domain/**/*.spec.ts", "src-ui/**/*.policy.spec.ts"],
  // rules keep nothing between two tests, so that their files share a worker: the whole suite takes a second.
  // Processes, not threads: a spec of the calendar changes the zone, which a thread may not.
  isolate: false,
  pool: "forks" as const,
};

export default defineConfig({
  test: {
    // by itself vitest leaves one core to others: on two, half the machine would wait
    maxWorkers: "100%",
    projects: [
      { test: domainTests },
      {
        // the marks on the fields of a form class, as class-validator knows them
        oxc: { decorator: { legacy: true } },
        test: {
          ...shared,
          setupFiles: [...setupFiles, "test/isolation/reset-worker.ts", "test/renders/fail-on-unobserved-reads.ts"],
          name: "rest",
          // files share a worker, and leave it as they found it: test/isolation/reset-worker.ts
          isolate: false,
          pool: "forks",
          include: ["{src,src-adapters,src-ui,sandbox,scripts,bench,deploy,test}/**/*.spec.{ts,tsx}"],
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
