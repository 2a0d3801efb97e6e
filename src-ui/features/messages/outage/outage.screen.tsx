import { useEffect } from "react";
import type { OutageViewModel } from "./outage.view-model.ts";
import { OutageView } from "./outage.view.tsx";

/** Page of an outage: loads what the operator has announced since. */
export function OutageScreen({ model, outageId }: { readonly model: OutageViewModel; readonly outageId: string }) {
  useEffect(() => model.start(), [model]);
  return <OutageView model={model} outageId={outageId} />;
}
