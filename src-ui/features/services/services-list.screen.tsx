import { useEffect, useState } from "react";
import { ServicesListModel, type ServicesStores } from "./services-list.model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer. */
export function ServicesListScreen({ stores }: { readonly stores: ServicesStores }) {
  const [model] = useState(() => new ServicesListModel(stores));

  useEffect(() => {
    void model.load();
  }, [model]);

  return <ServicesListView model={model} />;
}
