import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { RecoveryCodesPort } from "../recovery-codes.port.ts";
import type { RecoveryCodesCode, SettingsRefusal } from "../settings-refusal.ts";

/**
 * Makes new recovery codes; the former ones end (KEY-07). Only the response contains the codes: when it is lost the
 * outcome is unknown, and another attempt makes new ones. Fails with `settings-refused` or a transport failure.
 */
export function createRecoveryCodes(
  { recoveryCodes }: { readonly recoveryCodes: RecoveryCodesPort },
  key: WriteKey,
): Promise<WriteOutcome<readonly string[], SettingsRefusal<RecoveryCodesCode>>> {
  return executeWrite<readonly string[], SettingsRefusal<RecoveryCodesCode>>(key, {
    content: [],
    send: () => recoveryCodes.create(),
  });
}
