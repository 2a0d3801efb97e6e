import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { supportHref, type SupportAddress } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { SupportView } from "./support.view.tsx";

export interface SupportScreenProps {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
  readonly onChoose: (to: SupportAddress) => void;
}

/** Support requests: what is not known yet is read, what may have been answered is read anew. */
export const SupportScreen = observer(function SupportScreen({ model, at, onChoose }: SupportScreenProps) {
  useEffect(() => model.start(), [model]);
  const shown = supportHref(at);
  // who comes back to a form that was sent finds it empty
  useEffect(() => () => model.discardSentForms(), [model, shown]);
  return <SupportView model={model} at={at} onChoose={onChoose} />;
});
