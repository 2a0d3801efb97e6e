import type { Check } from "./check.ts";
import { accountRules } from "./rules/accounts.ts";
import { financeRules } from "./rules/finance.ts";
import { hostileRules } from "./rules/hostile.ts";
import { isolationRules } from "./rules/isolation.ts";
import { loginRules } from "./rules/login.ts";
import { parallelRules } from "./rules/parallel.ts";
import { sessionRules } from "./rules/session.ts";

/** All checks in the order in which they run. */
export const CHECKS: readonly Check[] = [
  sessionRules,
  accountRules,
  loginRules,
  parallelRules,
  financeRules,
  isolationRules,
  hostileRules,
];
