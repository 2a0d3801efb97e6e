import { remedyOf, type BillingRefusal, type Remedy } from "../refusal.ts";
import { serviceAt, type StreamingService } from "../service.ts";
import type { BillingReader } from "../direct-billing.port.ts";

/** Returns the service as it was read last. */
export function knownService(billing: BillingReader, code: string): StreamingService | undefined {
  return serviceAt(billing.known()?.services ?? [], code);
}

/** Re-reads the service; resolves with `undefined` when it could not be read or is gone. */
export async function reloadService(billing: BillingReader, code: string): Promise<StreamingService | undefined> {
  const account = await billing.reload();
  return account === undefined ? undefined : serviceAt(account.services, code);
}

/** Returns what the customer can do about the refusal of an order, by the account as it was read last (DB-05). */
export function orderRemedy(billing: BillingReader, code: string, refusal: BillingRefusal): Remedy {
  return remedyOf(
    refusal.code,
    billing.known()?.consent.given ?? true,
    knownService(billing, code)?.terms !== undefined,
  );
}
