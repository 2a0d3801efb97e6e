import { useState } from "react";
import { ServicesListModel, type ServicesStores } from "./services-list.model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer; whoever shows them has asked for the customer's data. */
export function ServicesListScreen({ stores }: { readonly stores: ServicesStores }) {
  const [model] = useState(() => new ServicesListModel(stores));

  return <ServicesListView model={model} />;
}
