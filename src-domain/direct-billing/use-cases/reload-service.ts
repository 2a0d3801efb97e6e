import { remedyOf, type BillingRefusal, type Remedy } from "../billing-refusal.ts";
import { findStreamingService, type StreamingService } from "../streaming-service.ts";
import type { BillingReader } from "../direct-billing.port.ts";

/** Returns the service as it was read last. */
export function lastReadService(billing: BillingReader, code: string): StreamingService | undefined {
  return findStreamingService(billing.known()?.services ?? [], code);
}

/** Re-reads the service; resolves with `undefined` when it could not be read or is gone. */
export async function reloadService(billing: BillingReader, code: string): Promise<StreamingService | undefined> {
  const account = await billing.reload();
  return account === undefined ? undefined : findStreamingService(account.services, code);
}

/** Returns what the customer can do about the refusal of an order, by the account as it was read last (DB-05). */
export function orderRemedy(billing: BillingReader, code: string, refusal: BillingRefusal): Remedy {
  return remedyOf(
    refusal.code,
    billing.known()?.consent.given ?? true,
    lastReadService(billing, code)?.terms !== undefined,
  );
}
