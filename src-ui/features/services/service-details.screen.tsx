import { useEffect, useState } from "react";
import { type ServiceDetailsOptions, ServiceDetailsViewModel } from "./service-details.view-model.ts";
import { ServiceDetailsView } from "./service-details.view.tsx";
import type { ServicesStores } from "./services-list.view-model.ts";

export interface ServiceDetailsScreenProps extends ServiceDetailsOptions {
  readonly stores: ServicesStores;
}

/** One service. Give it the product's id as its key: another service is another screen. */
export function ServiceDetailsScreen({ stores, ...choice }: ServiceDetailsScreenProps) {
  const [model] = useState(() => new ServiceDetailsViewModel(stores, choice));
  useEffect(() => model.start(), [model]);

  return <ServiceDetailsView model={model} />;
}
