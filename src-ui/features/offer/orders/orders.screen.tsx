import { useEffect, useState } from "react";
import { OrdersViewModel, type OrdersDependencies } from "./orders.view-model.ts";
import { OrdersView } from "./orders.view.tsx";

/** `/service/ordersHistory` with its view model. */
export function OrdersScreen({ dependencies }: { readonly dependencies: OrdersDependencies }) {
  const [model] = useState(() => new OrdersViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <OrdersView model={model} />;
}
