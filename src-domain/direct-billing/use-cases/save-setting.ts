import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DirectBilling } from "../direct-billing.ts";
import type { BillingSetting, DirectBillingPort, BillingReader } from "../direct-billing.port.ts";
import { remedyOf, type BillingRefusal, type RemediableRefusal } from "../billing-refusal.ts";
import { withRemedy } from "./with-remedy.ts";

/** Ports of the writes of the limit and of the consent. */
export interface SaveSettingPorts {
  readonly directBilling: Pick<DirectBillingPort, "save">;
  readonly billing: BillingReader;
}

/** A setting with its value and how it is recognized on the account. */
interface SettingChange {
  readonly value: unknown;
  readonly setting: (idempotencyKey: string) => BillingSetting;
  readonly isInForce: (billing: DirectBilling) => boolean;
}

/**
 * Saves one setting, and re-reads the account before it resolves, so that the page shows what is in force. Failures:
 * `billing-remedy` with what the customer can do (DB-05).
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
