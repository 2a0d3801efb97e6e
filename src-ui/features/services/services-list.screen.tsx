import { useState } from "react";
import { ServicesListViewModel, type ServicesStores } from "./services-list.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer. The caller has already requested the customer data. */
export function ServicesListScreen({ stores }: { readonly stores: ServicesStores }) {
  const [model] = useState(() => new ServicesListViewModel(stores));

  return <ServicesListView model={model} />;
}
