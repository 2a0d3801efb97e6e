import { KeyRound } from "lucide-react";
import type { ProtectionState } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { Protection } from "./protection.ts";
import { t } from "./protection.texts.ts";

/** Button that uses a passkey instead of the code, if the challenge and this device allow it (KEY-04). */
export function PasskeyButton({
  state: { busy, challenge },
  protection,
  isRemembered,
}: {
  readonly state: Pick<ProtectionState, "busy" | "challenge">;
  readonly protection: Pick<Protection, "usePasskey" | "canUsePasskeys">;
  /** Returns true if this device is to be trusted. */
  readonly isRemembered: () => boolean;
}) {
  if (challenge.passkeyOptions === undefined || !protection.canUsePasskeys) return null;
  return (
    <Button
      saves={false}
      block
      icon={KeyRound}
      unavailable={busy ? t("busy") : undefined}
      onClick={() => void protection.usePasskey(isRemembered())}
    >
      {t("passkey")}
    </Button>
  );
}
