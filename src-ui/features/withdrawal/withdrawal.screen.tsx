import { useEffect, useState } from "react";
import { useStepInHistory, type StepInHistory } from "#ui/shared/use-step-in-history.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { WithdrawalView, type WithdrawalViewProps } from "./withdrawal.view.tsx";
import type { WithdrawalDependencies } from "./withdrawal-dependencies.ts";
import { WithdrawalViewModel } from "./withdrawal.view-model.ts";

export interface WithdrawalScreenProps extends Omit<WithdrawalViewProps, "model"> {
  readonly dependencies: WithdrawalDependencies;
  /** Asks before the page is left with an unsent statement; returns the function that ends it. */
  readonly watch: (form: UnsavedForm) => () => void;
  readonly history: StepInHistory;
}

/** Screen at `/withdrawal`. */
export function WithdrawalScreen({ dependencies, watch, history, ...props }: WithdrawalScreenProps) {
  const [model] = useState(() => new WithdrawalViewModel(dependencies));
  const [canResume] = useState(() => dependencies.stepDraft.read() !== undefined);
  // Before the start, which may open the second step again.
  useStepInHistory(model, history, canResume);
  useEffect(() => model.start(), [model]);
  useEffect(() => watch(model), [model, watch]);
  return <WithdrawalView model={model} {...props} />;
}
