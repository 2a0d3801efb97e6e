import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { addressOf, type SupportAddress } from "./address.ts";
import type { SupportPage } from "./support-page.model.ts";
import { SupportView } from "./support.view.tsx";

export interface SupportScreenProps {
  readonly model: SupportPage;
  readonly at: SupportAddress;
  readonly onChoose: (to: SupportAddress) => void;
}

/** Support requests: what is not known yet is read, what may have been answered is read anew. */
export const SupportScreen = observer(function SupportScreen({ model, at, onChoose }: SupportScreenProps) {
  useEffect(() => model.start(), [model]);
  const shown = addressOf(at);
  // who comes back to a form that was sent finds it empty
  useEffect(() => () => model.letGo(), [model, shown]);
  return <SupportView model={model} at={at} onChoose={onChoose} />;
});
