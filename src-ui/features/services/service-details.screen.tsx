import { useEffect, useState } from "react";
import { type ServiceDetailsChoice, ServiceDetailsModel } from "./service-details.model.ts";
import { ServiceDetailsView } from "./service-details.view.tsx";
import type { ServicesStores } from "./services-list.model.ts";

export interface ServiceDetailsScreenProps extends ServiceDetailsChoice {
  readonly stores: ServicesStores;
}

/** One service. Give it the product's id as its key: another service is another screen. */
export function ServiceDetailsScreen({ stores, ...choice }: ServiceDetailsScreenProps) {
  const [model] = useState(() => new ServiceDetailsModel(stores, choice));
  useEffect(() => model.start(), [model]);

  return <ServiceDetailsView model={model} />;
}
