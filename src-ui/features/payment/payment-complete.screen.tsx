import { useEffect, useState } from "react";
import { PaymentCompleteModel, type PaymentAddressed, type PaymentCompleteWorld } from "./payment-complete.model.ts";
import { PaymentCompleteView } from "./payment-complete.view.tsx";

export interface PaymentCompleteScreenProps {
  readonly world: PaymentCompleteWorld;
  readonly addressed: PaymentAddressed;
}

/** The page that a payment comes back to, over the portal's stores. */
export function PaymentCompleteScreen({ world, addressed }: PaymentCompleteScreenProps) {
  const [model] = useState(() => new PaymentCompleteModel(world, addressed));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <PaymentCompleteView model={model} />;
}
