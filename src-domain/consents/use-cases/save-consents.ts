import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { areChoicesApplied } from "../consent-selection.ts";
import type { Agreement } from "../consent.ts";
import type { AgreementsPort, ConsentChoices, ConsentRefusal } from "../consents.port.ts";

/** Dependencies of `saveConsents`. */
export interface SaveConsentsPorts {
  readonly agreements: Pick<AgreementsPort, "save">;
  /** Re-reads all consents; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly Agreement[] | undefined>;
}

/**
 * Gives and withdraws consents, all or none (CONSENT-01). Resolves with all consents after the change. Fails with
 * `consents-refused` or a transport failure. Re-reads the consents after a failure, because they may have changed
 * elsewhere, and after a lost response, to verify the change.
 */
export async function saveConsents(
  { agreements, reload }: SaveConsentsPorts,
  choices: ConsentChoices,
  key: WriteKey,
): Promise<WriteOutcome<readonly Agreement[], ConsentRefusal>> {
  const outcome = await executeWrite<readonly Agreement[], ConsentRefusal>(key, {
    content: [choices.given, choices.withdrawn],
    send: (idempotencyKey) => agreements.save({ ...choices, idempotencyKey }),
    verifyApplied: async () => {
      const consents = await reload();
      return consents === undefined ? undefined : areChoicesApplied(consents, choices);
    },
  });
  if (outcome.kind === "not-done") await reload();
  return outcome;
}
