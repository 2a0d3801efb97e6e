import type { Grosze } from "../../shared-kernel/index.ts";
import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { RemediableRefusal } from "../billing-refusal.ts";
import { saveSetting, type SaveSettingPorts } from "./save-setting.ts";

/**
 * Changes the monthly limit for charges of other companies (DB-05). Re-reads the account before it resolves. Fails with
 * `billing-remedy`.
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
