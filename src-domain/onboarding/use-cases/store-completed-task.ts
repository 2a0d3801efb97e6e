import type { WarsawDate } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { isTaskDone, type StoredOnboardingFlag, type OnboardingFlag } from "../onboarding.ts";
import type { OnboardingFlagsPort } from "../onboarding.port.ts";

/** Dependencies of `storeCompletedTask`. */
export interface StoreCompletedTaskPorts {
  readonly flags: OnboardingFlagsPort;
  /** Re-reads the customer's flags. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly StoredOnboardingFlag[] | undefined>;
  readonly today: () => WarsawDate;
}

/**
 * Stores the flag of a completed task (SET-06). Resolves with the stored flag. After a lost response it counts as
 * stored if the flags read afterwards show the task as done. Fails with a transport failure.
 */
export function storeCompletedTask(
  { flags, reload, today }: StoreCompletedTaskPorts,
  flag: OnboardingFlag,
  key: WriteKey,
): Promise<WriteOutcome<OnboardingFlag, never>> {
  return executeWrite<OnboardingFlag, never>(key, {
    content: [flag.eventName, flag.expirationDate],
    send: (idempotencyKey) => flags.save({ ...flag, idempotencyKey }),
    verifyApplied: async () => {
      const storedFlags = await reload();
      return storedFlags === undefined ? undefined : isTaskDone(storedFlags, flag.eventName, today());
    },
  });
}
