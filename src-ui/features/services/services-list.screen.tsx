import { useState } from "react";
import { ServicesListViewModel, type ServicesStores } from "./services-list.view-model.ts";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import type { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer. The caller has already requested the customer data. */
export function ServicesListScreen({
  stores,
  search,
  MobileData,
}: {
  readonly stores: ServicesStores;
  readonly search: ServiceSearchViewModel;
  /** Loads and shows the data left of a mobile number. */
  readonly MobileData: MobileDataComponent;
}) {
  const [model] = useState(() => new ServicesListViewModel(stores, search));

  return <ServicesListView model={model} MobileData={MobileData} />;
}
