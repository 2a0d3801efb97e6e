import { remedyOf, type BillingRefusal, type Remedy } from "../billing-refusal.ts";
import { findStreamingService, type StreamingService } from "../streaming-service.ts";
import type { BillingReader } from "../direct-billing.port.ts";

/** Returns the service as last read. */
export function lastReadService(billing: BillingReader, code: string): StreamingService | undefined {
  return findStreamingService(billing.known()?.services ?? [], code);
}

/** Re-reads the service; resolves with `undefined` if the read failed or the service is gone. */
export async function reloadService(billing: BillingReader, code: string): Promise<StreamingService | undefined> {
  const account = await billing.reload();
  return account === undefined ? undefined : findStreamingService(account.services, code);
}

/** Returns the remedy for a refused order, by the account as last read (DB-05). */
export function orderRemedy(billing: BillingReader, code: string, refusal: BillingRefusal): Remedy {
  return remedyOf(
    refusal.code,
    billing.known()?.consent.given ?? true,
    lastReadService(billing, code)?.terms !== undefined,
  );
}
