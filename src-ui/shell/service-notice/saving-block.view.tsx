import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { SavingBlockedContext } from "#ui/design-system/saving-blocked.ts";
import { backendAccessText } from "#ui/shared/backend-access/backend-access.texts.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";

/** Makes every control that saves unavailable, with the reason, while backend access is on (ACC-12). */
export const SavingBlock = observer(function SavingBlock({
  backendAccess,
  children,
}: {
  readonly backendAccess: Pick<BackendAccessStore, "isOn">;
  readonly children: ReactNode;
}) {
  return (
    <SavingBlockedContext value={backendAccess.isOn ? backendAccessText("savingBlocked") : undefined}>
      {children}
    </SavingBlockedContext>
  );
});
