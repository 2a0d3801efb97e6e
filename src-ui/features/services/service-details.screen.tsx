import { useEffect, useState } from "react";
import {
  type ServiceDetailsOptions,
  type ServiceDetailsStores,
  ServiceDetailsViewModel,
} from "./service-details.view-model.ts";
import { ServiceDetailsView } from "./service-details.view.tsx";

export interface ServiceDetailsScreenProps extends ServiceDetailsOptions {
  readonly stores: ServiceDetailsStores;
}

/** One service. Use the product id as React key: another service needs another view model. */
export function ServiceDetailsScreen({ stores, ...choice }: ServiceDetailsScreenProps) {
  const [model] = useState(() => new ServiceDetailsViewModel(stores, choice));
  useEffect(() => model.start(), [model]);

  return <ServiceDetailsView model={model} />;
}
