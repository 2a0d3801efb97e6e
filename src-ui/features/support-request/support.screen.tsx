import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { supportHref, type SupportAddress } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { SupportView } from "./support.view.tsx";

export interface SupportScreenProps {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
}

/** Support page: loads missing data and reloads the requests, which may have new replies. */
export const SupportScreen = observer(function SupportScreen({ model, at }: SupportScreenProps) {
  useEffect(() => model.start(), [model]);
  const hasMessage = (at.kind === "list" || at.kind === "form") && at.messageId !== undefined;
  useEffect(() => {
    if (hasMessage) model.loadMessage();
  }, [model, hasMessage]);
  const shown = supportHref(at);
  // Clears a sent form, so that it is empty when opened again.
  useEffect(() => () => model.discardSentForms(), [model, shown]);
  return <SupportView model={model} at={at} />;
});
