import type { Check } from "./check.ts";
import { activeSessionRules } from "./rules/active-sessions.ts";
import { activityRules } from "./rules/activity.ts";
import { accountRules } from "./rules/accounts.ts";
import { fileRules } from "./rules/files.ts";
import { chatOriginRules } from "./rules/chat-origin.ts";
import { deviceKeyRules } from "./rules/device-key.ts";
import { financeRules } from "./rules/finance.ts";
import { hostileRules } from "./rules/hostile.ts";
import { identityRules } from "./rules/identity.ts";
import { isolationRules } from "./rules/isolation.ts";
import { languageRules } from "./rules/language.ts";
import { limitRules } from "./rules/limits.ts";
import { loginChecks } from "./rules/login.ts";
import { operationRules } from "./rules/operations.ts";
import { parallelRules } from "./rules/parallel.ts";
import { passkeyRules } from "./rules/passkeys.ts";
import { restrictedDataRules } from "./rules/restricted-data.ts";
import { sessionLimitRules } from "./rules/session-limit.ts";
import { sessionRules } from "./rules/session.ts";
import { trackingRules } from "./rules/tracking.ts";
import { chatScenario } from "./scenarios/chat.ts";
import { clockChangeRules } from "./rules/clock-change.ts";
import { homeScenario } from "./scenarios/home.ts";
import { payScenario } from "./scenarios/pay.ts";
import { premiumNumbersScenario } from "./scenarios/premium-numbers.ts";
import { registerScenario } from "./scenarios/register.ts";
import { resetPasswordScenario } from "./scenarios/reset-password.ts";
import { secondFactorScenario } from "./scenarios/second-factor.ts";
import { saveLanguageScenario } from "./scenarios/save-language.ts";
import { saveUnchangedScenario } from "./scenarios/save-unchanged.ts";
import { requestScenario } from "./scenarios/request.ts";
import { terminateScenario } from "./scenarios/terminate.ts";
import { supportScenario } from "./scenarios/support.ts";
import { accessibilityScenario } from "./scenarios/accessibility.ts";
import { withdrawalScenario } from "./scenarios/withdrawal.ts";

/** All checks in the order in which they run. */
export const CHECKS: readonly Check[] = [
  sessionRules,
  accountRules,
  languageRules,
  loginChecks,
  limitRules,
  restrictedDataRules,
  activityRules,
  parallelRules,
  homeScenario,
  operationRules,
  isolationRules,
  fileRules,
  clockChangeRules,
  payScenario,
  financeRules,
  resetPasswordScenario,
  registerScenario,
  secondFactorScenario,
  deviceKeyRules,
  passkeyRules,
  identityRules,
  activeSessionRules,
  sessionLimitRules,
  saveUnchangedScenario,
  saveLanguageScenario,
  requestScenario,
  supportScenario,
  terminateScenario,
  accessibilityScenario,
  withdrawalScenario,
  premiumNumbersScenario,
  chatScenario,
  chatOriginRules,
  trackingRules,
  hostileRules,
];
