import type { Check } from "./check.ts";
import { accountRules } from "./rules/accounts.ts";
import { fileRules } from "./rules/files.ts";
import { financeRules } from "./rules/finance.ts";
import { hostileRules } from "./rules/hostile.ts";
import { isolationRules } from "./rules/isolation.ts";
import { loginRules } from "./rules/login.ts";
import { operationRules } from "./rules/operations.ts";
import { parallelRules } from "./rules/parallel.ts";
import { sessionRules } from "./rules/session.ts";
import { payScenario } from "./scenarios/pay.ts";
import { registerScenario } from "./scenarios/register.ts";
import { resetPasswordScenario } from "./scenarios/reset-password.ts";

/** All checks in the order in which they run. */
export const CHECKS: readonly Check[] = [
  sessionRules,
  accountRules,
  loginRules,
  parallelRules,
  operationRules,
  financeRules,
  isolationRules,
  fileRules,
  payScenario,
  resetPasswordScenario,
  registerScenario,
  hostileRules,
];
