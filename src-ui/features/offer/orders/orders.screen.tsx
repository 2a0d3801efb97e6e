import { useEffect, useState } from "react";
import { OrdersModel, type OrdersWorld } from "./orders.model.ts";
import { OrdersView } from "./orders.view.tsx";

/** `/service/ordersHistory` over its port. */
export function OrdersScreen({ world }: { readonly world: OrdersWorld }) {
  const [model] = useState(() => new OrdersModel(world));
  useEffect(() => model.start(), [model]);
  return <OrdersView model={model} />;
}
