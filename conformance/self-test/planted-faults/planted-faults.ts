import { ACTIVITY_FAULTS } from "./activity-faults.ts";
import { CHAT_FAULTS } from "./chat-faults.ts";
import { FILE_FAULTS } from "./file-faults.ts";
import { HOSTILE_FAULTS } from "./hostile-faults.ts";
import { IDENTITY_FAULTS } from "./identity-faults.ts";
import { LANGUAGE_FAULTS } from "./language-faults.ts";
import { LOGIN_FAULTS } from "./login-faults.ts";
import { MESSAGE_FAULTS } from "./message-faults.ts";
import { PASSKEY_FAULTS } from "./passkey-faults.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { SCENARIO_FAULTS } from "./scenario-faults.ts";
import { SESSION_FAULTS } from "./session-faults.ts";
import { STRUCTURE_FAULTS } from "./structure-faults.ts";
import { SUPPORT_FAULTS } from "./support-faults.ts";
import { TERMINATION_FAULTS } from "./termination-faults.ts";
import { ACCESSIBILITY_FAULTS } from "./accessibility-faults.ts";
import { WITHDRAWAL_FAULTS } from "./withdrawal-faults.ts";
import { TEXT_FAULTS } from "./text-faults.ts";
import { TRANSPORT_FAULTS } from "./transport-faults.ts";
import { VALUE_FAULTS } from "./value-faults.ts";
import { WRITE_FAULTS } from "./write-faults.ts";

/** All faults that the self-test plants. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...MESSAGE_FAULTS,
  ...STRUCTURE_FAULTS,
  ...VALUE_FAULTS,
  ...TEXT_FAULTS,
  ...SESSION_FAULTS,
  ...LOGIN_FAULTS,
  ...LANGUAGE_FAULTS,
  ...ACTIVITY_FAULTS,
  ...IDENTITY_FAULTS,
  ...PASSKEY_FAULTS,
  ...WRITE_FAULTS,
  ...FILE_FAULTS,
  ...CHAT_FAULTS,
  ...HOSTILE_FAULTS,
  ...SCENARIO_FAULTS,
  ...SUPPORT_FAULTS,
  ...TERMINATION_FAULTS,
  ...ACCESSIBILITY_FAULTS,
  ...WITHDRAWAL_FAULTS,
  ...TRANSPORT_FAULTS,
];
