import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DirectBilling } from "../direct-billing.ts";
import type { BillingSetting, DirectBillingPort, BillingReader } from "../direct-billing.port.ts";
import { remedyOf, type BillingRefusal, type RemediableRefusal } from "../billing-refusal.ts";
import { withRemedy } from "./with-remedy.ts";

/** Dependencies of `saveSetting`. */
export interface SaveSettingPorts {
  readonly directBilling: Pick<DirectBillingPort, "save">;
  readonly billing: BillingReader;
}

/** Setting with its value and the check that the account has it. */
interface SettingChange {
  readonly value: unknown;
  readonly setting: (idempotencyKey: string) => BillingSetting;
  readonly isInForce: (billing: DirectBilling) => boolean;
}

/**
 * Saves one setting and re-reads the account before it resolves, so that the page shows the current state. Fails with
 * `billing-remedy` (DB-05).
 */
export async function saveSetting(
  { directBilling, billing }: SaveSettingPorts,
  key: WriteKey,
  { value, setting, isInForce }: SettingChange,
): Promise<WriteOutcome<"saved", RemediableRefusal>> {
  const outcome = await executeWrite<"saved", BillingRefusal>(key, {
    content: [value],
    send: (idempotencyKey) => directBilling.save(setting(idempotencyKey)),
    verifyApplied: async () => {
      const account = await billing.reload();
      return account === undefined ? undefined : isInForce(account);
    },
  });
  if (outcome.kind !== "cancelled") await billing.reload();
  return withRemedy(outcome, ({ code }) => remedyOf(code, billing.known()?.consent.given ?? true));
}
