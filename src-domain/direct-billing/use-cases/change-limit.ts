import type { Grosze } from "../../shared-kernel/index.ts";
import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { RemediableRefusal } from "../billing-refusal.ts";
import { saveSetting, type SaveSettingPorts } from "./save-setting.ts";

/**
 * Changes how much other companies may charge in a month (DB-05). Resolves when the account has been re-read. Failures:
 * `billing-remedy` with what the customer can do.
 */
export function changeLimit(
  ports: SaveSettingPorts,
  limit: Grosze,
  key: WriteKey,
): Promise<WriteOutcome<"saved", RemediableRefusal>> {
  return saveSetting(ports, key, {
    value: limit,
    setting: (idempotencyKey) => ({ idempotencyKey, limit }),
    isInForce: (billing) => billing.limit.amount === limit,
  });
}
