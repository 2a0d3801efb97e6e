import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { fittingAddress, supportHref, type SupportAddress } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { SupportView } from "./support.view.tsx";

export interface SupportScreenProps {
  readonly model: SupportViewModel;
  readonly at: SupportAddress;
}

/** Support page: loads missing data and reloads the requests, which may have new replies. */
export const SupportScreen = observer(function SupportScreen({ model, at: asked }: SupportScreenProps) {
  useEffect(() => model.start(), [model]);
  const { section } = model.forms;
  const at = fittingAddress(asked, section.status === "ready" ? section.value : undefined);
  const about = at.kind === "topics" || at.kind === "form" ? at.about : undefined;
  const origin = about?.kind;
  useEffect(() => {
    if (origin !== undefined) model.loadOrigin({ kind: origin });
  }, [model, origin]);
  const shown = supportHref(at);
  // Clears a sent form, so that it is empty when opened again.
  useEffect(() => () => model.discardSentForms(), [model, shown]);
  return <SupportView model={model} at={at} />;
});
