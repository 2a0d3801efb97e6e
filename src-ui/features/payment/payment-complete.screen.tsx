import { useEffect, useState } from "react";
import {
  PaymentCompleteViewModel,
  type PaymentCompleteAddress,
  type PaymentCompleteDependencies,
} from "./payment-complete.view-model.ts";
import { PaymentCompleteView } from "./payment-complete.view.tsx";

export interface PaymentCompleteScreenProps {
  readonly dependencies: PaymentCompleteDependencies;
  readonly address: PaymentCompleteAddress;
}

/** Page to which the bank returns the customer. */
export function PaymentCompleteScreen({ dependencies, address }: PaymentCompleteScreenProps) {
  const [model] = useState(() => new PaymentCompleteViewModel(dependencies, address));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <PaymentCompleteView model={model} />;
}
