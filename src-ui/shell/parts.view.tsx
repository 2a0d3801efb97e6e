import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { UnavailablePartsContext } from "#ui/shared/part.tsx";
import type { SupportedPartsStore } from "#ui/stores/navigation/supported-parts.store.ts";

/** Provides to its children which parts of the portal the installation lacks (CALL-12). */
export const Parts = observer(function Parts({
  supportedParts,
  children,
}: {
  readonly supportedParts: SupportedPartsStore;
  readonly children: ReactNode;
}) {
  return <UnavailablePartsContext value={supportedParts.unavailable}>{children}</UnavailablePartsContext>;
});
