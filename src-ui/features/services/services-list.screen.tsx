import { useState } from "react";
import { ServicesListViewModel, type ServicesStores } from "./services-list.view-model.ts";
import type { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer. The caller has already requested the customer data. */
export function ServicesListScreen({
  stores,
  search,
}: {
  readonly stores: ServicesStores;
  readonly search: ServiceSearchViewModel;
}) {
  const [model] = useState(() => new ServicesListViewModel(stores, search));

  return <ServicesListView model={model} />;
}
