import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { RemediableRefusal } from "../billing-refusal.ts";
import { saveSetting, type SaveSettingPorts } from "./save-setting.ts";

/**
 * Gives the consent to be charged on the invoice, or takes it back (DB-05). Resolves when the account has been re-read.
 * Failures: `billing-remedy` with what the customer can do.
 */
export function changeChargeConsent(
  ports: SaveSettingPorts,
  consentGiven: boolean,
  key: WriteKey,
): Promise<WriteOutcome<"saved", RemediableRefusal>> {
  return saveSetting(ports, key, {
    value: consentGiven,
    setting: (idempotencyKey) => ({ idempotencyKey, consentGiven }),
    isInForce: (billing) => billing.consent.given === consentGiven,
  });
}
