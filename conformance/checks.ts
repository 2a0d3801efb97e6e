import type { Check } from "./check.ts";
import { loginRules } from "./rules/login.ts";
import { parallelRules } from "./rules/parallel.ts";
import { sessionRules } from "./rules/session.ts";

/** All checks in the order in which they run. */
export const CHECKS: readonly Check[] = [sessionRules, loginRules, parallelRules];
