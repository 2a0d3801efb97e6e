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
  /** Order that the address opens. */
  readonly openId: string | undefined;
  /** Called when the details of an order are closed. */
  readonly onClosed: () => void;
}

/** `/service/ordersHistory` with its view model. */
export function OrdersScreen({ dependencies, filterOfAddress, onFilter, openId, onClosed }: OrdersScreenProps) {
  const [model] = useState(() => new OrdersViewModel(dependencies, filterOfAddress(), openId));
  useEffect(() => model.start(), [model]);
  useEffect(() => reaction(() => ({ label: model.label, year: model.year }), onFilter), [model, onFilter]);
  useEffect(
    () =>
      reaction(
        () => model.openId === undefined,
        (isClosed) => isClosed && onClosed(),
      ),
    [model, onClosed],
  );
  return <OrdersView model={model} />;
}
