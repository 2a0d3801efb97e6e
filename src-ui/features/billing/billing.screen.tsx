import { useEffect, useState } from "react";
import { BillingModel, type BillingWorld } from "./billing.model.ts";
import { BillingView } from "./billing.view.tsx";

/** The billing over the portal's stores. */
export function BillingScreen({ world }: { readonly world: BillingWorld }) {
  const [model] = useState(() => new BillingModel(world));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <BillingView model={model} />;
}
