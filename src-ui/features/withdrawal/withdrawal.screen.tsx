import { useEffect, useState } from "react";
import { WithdrawalView, type WithdrawalViewProps } from "./withdrawal.view.tsx";
import { WithdrawalViewModel, type WithdrawalDependencies } from "./withdrawal.view-model.ts";

export interface WithdrawalScreenProps extends Omit<WithdrawalViewProps, "model"> {
  readonly dependencies: WithdrawalDependencies;
}

/** Screen at `/withdrawal`. */
export function WithdrawalScreen({ dependencies, ...props }: WithdrawalScreenProps) {
  const [model] = useState(() => new WithdrawalViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <WithdrawalView model={model} {...props} />;
}
