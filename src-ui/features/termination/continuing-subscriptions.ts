import { when } from "mobx";
import { isSubscribed } from "#domain/direct-billing/is-subscribed.ts";
import type { Product } from "#domain/products/index.ts";
import { hasOrderWithoutContract } from "#domain/termination/continuing-services.ts";
import type { TerminationPage } from "#domain/termination/termination-page.ts";
import type { AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { TerminationDependencies } from "./termination-dependencies.ts";

type Subscriptions = ReturnType<TerminationDependencies["externalServices"]>;

/** Returns true if a product is known to be a subscription. Reads observables. */
export function isKnownSubscription(subscriptions: Subscriptions, product: Product): boolean {
  return isSubscribed(subscriptions?.known ?? [], product);
}

/**
 * Loads the subscriptions once services go on after the end of a contract, or an ordered one may be a subscription.
 * Returns a function that stops waiting.
 */
export function loadSubscriptionsWhenNeeded(
  page: Pick<AsyncSectionModel<TerminationPage>, "section">,
  { externalServices, client }: Pick<TerminationDependencies, "externalServices" | "client">,
): () => void {
  const hasContinuing = (): boolean => {
    const { section } = page;
    if (section.status !== "ready" || section.value.kind === "unknown") return false;
    return section.value.continuing.length > 0 || hasOrderWithoutContract(client.data.known?.products ?? []);
  };
  return when(
    () => hasContinuing() && externalServices() !== undefined,
    () => void externalServices()?.load(),
  );
}
