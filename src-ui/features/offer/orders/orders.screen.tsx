import { reaction } from "mobx";
import { useEffect, useState } from "react";
import type { OrderFilter } from "#domain/offers/order-filter.ts";
import { OrdersViewModel, type OrdersDependencies } from "./orders.view-model.ts";
import { OrdersView } from "./orders.view.tsx";

export interface OrdersScreenProps {
  readonly dependencies: OrdersDependencies;
  /** Reads the filter from the address. */
  readonly filterOfAddress: () => OrderFilter;
  /** Writes the filter to the address. */
  readonly onFilter: (filter: OrderFilter) => void;
}

/** `/service/ordersHistory` with its view model. */
export function OrdersScreen({ dependencies, filterOfAddress, onFilter }: OrdersScreenProps) {
  const [model] = useState(() => new OrdersViewModel(dependencies, filterOfAddress()));
  useEffect(() => model.start(), [model]);
  useEffect(() => reaction(() => ({ label: model.label, year: model.year }), onFilter), [model, onFilter]);
  return <OrdersView model={model} />;
}
