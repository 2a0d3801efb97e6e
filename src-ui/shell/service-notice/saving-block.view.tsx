import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { SavingBlockedContext } from "#ui/design-system/saving-blocked.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import pl from "./pl.json";

const t = texts(pl, "serviceNotice");

/** Makes every control that saves unavailable, with the reason, while backend access is on (ACC-12). */
export const SavingBlock = observer(function SavingBlock({
  backendAccess,
  children,
}: {
  readonly backendAccess: Pick<BackendAccessStore, "isOn">;
  readonly children: ReactNode;
}) {
  return (
    <SavingBlockedContext value={backendAccess.isOn ? t("savingBlocked") : undefined}>{children}</SavingBlockedContext>
  );
});
