import { defineConfig } from "vitest/config";
import { domainTests } from "./vitest.config.ts";

/** The rules' tests alone, for `npm run proof`: Stryker breaks one rule at a time, and runs those that come by it again. */
export default defineConfig({ test: domainTests });
