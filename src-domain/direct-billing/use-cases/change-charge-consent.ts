import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { RemediableRefusal } from "../billing-refusal.ts";
import { saveSetting, type SaveSettingPorts } from "./save-setting.ts";

/**
 * Gives or withdraws the consent to charges on the invoice (DB-05). Re-reads the account before it resolves. Fails with
 * `billing-remedy`.
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
