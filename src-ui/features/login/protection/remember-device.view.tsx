import "#ui/design-system/forms/choice-cards.css";
import type { RefObject } from "react";
import type { ProtectionState } from "#domain/login/index.ts";
import { t } from "./protection.texts.ts";

/** Checkbox to trust this device, or the reason why no further device can be trusted (LOGIN-09). */
export function RememberDevice({
  state: { canRemember, remember, challenge },
  field,
}: {
  readonly state: Pick<ProtectionState, "canRemember" | "remember" | "challenge">;
  readonly field: RefObject<HTMLInputElement | null>;
}) {
  if (!canRemember) return <p className="muted small">{t("devicesFull", { count: challenge.trustedDevices })}</p>;
  return (
    <label className="check">
      <input ref={field} type="checkbox" name="remember" defaultChecked={remember} />
      {t("remember")}
      <small>{t("rememberNote")}</small>
    </label>
  );
}
