import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { UnavailablePartsContext } from "#ui/shared/part.tsx";
import type { SupportedPartsStore } from "#ui/stores/navigation/supported-parts.store.ts";

/** Hides every part of the portal that the installation lacks, as soon as it is known (CALL-12). */
export const Parts = observer(function Parts({
  supportedParts,
  children,
}: {
  readonly supportedParts: SupportedPartsStore;
  readonly children: ReactNode;
}) {
  return <UnavailablePartsContext value={supportedParts.unavailable}>{children}</UnavailablePartsContext>;
});
