import { useEffect, useState } from "react";
import { useStepInHistory, type StepInHistory } from "#ui/shared/use-step-in-history.ts";
import type { TerminationDependencies } from "./termination-dependencies.ts";
import { TerminationViewModel } from "./termination.view-model.ts";
import { TerminationView } from "./termination.view.tsx";

export interface TerminationScreenProps extends TerminationDependencies {
  readonly helpLine: { readonly number: string; readonly dial: string } | undefined;
  readonly history: StepInHistory;
}

/** End of a contract. Use the product id as React key: another service needs another view model. */
export function TerminationScreen({ helpLine, history, ...dependencies }: TerminationScreenProps) {
  const [model] = useState(() => new TerminationViewModel(dependencies));
  useStepInHistory(model, history);
  useEffect(() => model.start(), [model]);
  useEffect(() => model.loadSubscriptions(), [model]);
  return <TerminationView model={model} productId={dependencies.productId} helpLine={helpLine} />;
}
