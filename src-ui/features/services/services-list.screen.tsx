import { reaction } from "mobx";
import { useEffect, useState } from "react";
import type { ServiceCriteria } from "#domain/products/service-search.ts";
import { ServicesListViewModel, type ServicesStores } from "./services-list.view-model.ts";
import type { LazyReplacement } from "#ui/shared/lazy-replacement.ts";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import type { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { ServicesListView } from "./services-list.view.tsx";

/** All services of the customer. The caller has already requested the customer data. */
export function ServicesListScreen({
  stores,
  search,
  onSearch,
  ...components
}: {
  readonly stores: ServicesStores;
  readonly search: ServiceSearchViewModel;
  /** Writes the search to the address. */
  readonly onSearch: (criteria: ServiceCriteria) => void;
  /** Loads and shows the data left of a mobile number. */
  readonly MobileData: MobileDataComponent;
  /** Replaces the button that asks for a call by the call that is already promised (HELP-07). */
  readonly PromisedCall: LazyReplacement;
}) {
  const [model] = useState(() => new ServicesListViewModel(stores, search));
  // At once, too: the way back from a service may open the list at an address without the search.
  useEffect(
    () => reaction(() => ({ text: search.text, category: search.category }), onSearch, { fireImmediately: true }),
    [search, onSearch],
  );

  return <ServicesListView model={model} {...components} />;
}
