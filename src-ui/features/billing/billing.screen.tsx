import { useEffect, useState } from "react";
import { BillingViewModel, type BillingDependencies } from "./billing.view-model.ts";
import { BillingView } from "./billing.view.tsx";

/** Call billing with its view model. */
export function BillingScreen({ dependencies }: { readonly dependencies: BillingDependencies }) {
  const [model] = useState(() => new BillingViewModel(dependencies));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <BillingView model={model} />;
}
