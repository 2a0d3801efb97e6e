import { when } from "mobx";
import { isSubscribed } from "#domain/direct-billing/is-subscribed.ts";
import type { Product } from "#domain/products/index.ts";
import { servicesWithoutContractNumber } from "#domain/termination/continuing-services.ts";
import type { TerminationDependencies } from "./termination-dependencies.ts";

type Subscriptions = ReturnType<TerminationDependencies["externalServices"]>;

/** Returns true if a product is known to be a subscription. Reads observables. */
export function isKnownSubscription(subscriptions: Subscriptions, product: Product): boolean {
  return isSubscribed(subscriptions?.known ?? [], product);
}

/** Loads the subscriptions once services have no contract number. Returns a function that stops waiting. */
export function loadSubscriptionsWhenNeeded({
  client,
  externalServices,
}: Pick<TerminationDependencies, "client" | "externalServices">): () => void {
  return when(
    () =>
      servicesWithoutContractNumber(client.data.known?.products ?? []).length > 0 && externalServices() !== undefined,
    () => void externalServices()?.load(),
  );
}
