import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { orderContact } from "#domain/contact/order-contact.ts";
import { isobarAccess } from "#domain/access/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { OfferDependencies } from "#ui/features/offer/offer-dependencies.ts";
import { OfferScreen } from "#ui/features/offer/offer.screen.tsx";
import { orderHref } from "#ui/shared/page-hrefs.ts";
import { useContactForm } from "./contact/use-contact-form.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { WithdrawalRuleProvider } from "./withdrawal-rule-provider.tsx";
import { useReviewStep } from "./use-review-step.ts";
import { updateQuery } from "./url-query.ts";
import { SALES_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["files", "sales"] as const;

/** After the answer to the last offer, its confirmation stays open. */
export const staysOpen = true;

/** An offer that has ended opens with its details among the orders (OFFER-20). */
export function redirectHref(to: RouteName, query: URLSearchParams): string | undefined {
  const offerId = query.get("offer");
  return to === "ordersHistory" && offerId !== null ? orderHref(offerId) : undefined;
}

const DEPENDENCIES = {
  sales: tokens.SALES_PORT,
  store: SALES_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  today: tokens.TODAY_STORE,
  tabLock: tokens.TAB_LOCK_PORT,
  files: tokens.PROVIDER_FILES_PORT,
} as const;

/** Screen at `/service/yourOffer`, with the offer named by `?offer=<id>`. */
export const Component = observer(function OfferRoute() {
  const services = useServices(DEPENDENCIES);
  const client = useService(tokens.CLIENT_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const offers = useService(tokens.OFFERS_STORE);
  const session = useService(tokens.SESSION_STORE);
  const backendAccess = useService(tokens.BACKEND_ACCESS_STORE);
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const contactForm = useContactForm();
  const [dependencies] = useState((): OfferDependencies => {
    return {
      ...services,
      origin: window.location.origin,
      products: () => client.data.known?.products,
      addresses: () => client.data.known?.addressList,
      showsIsobar: () =>
        session.current !== undefined &&
        !backendAccess.isOn &&
        isobarAccess({
          session: session.current,
          client: client.data.known,
          siteContent: siteContent.content.known,
        }) === "yes",
      isIsobarUndecided: () => client.data.isPending || siteContent.content.isPending,
      refresh() {
        void offers.history.reload();
        void offers.extension.reload();
        // The same reads as above: each is sent once.
        void services.store.offers.reload();
        void services.store.extension.reload();
        // An extension moves the end of a commitment (ORDER-07).
        void client.data.reload();
      },
    };
  });
  const [query] = useSearchParams();
  const reached = contact.data.known;
  const person = client.data.known?.client;
  const { phone, email } =
    reached !== undefined && person !== undefined
      ? orderContact(reached, person)
      : { phone: undefined, email: undefined };
  const lines = [phone, email].filter((line) => line !== undefined);
  const change = (): void => contactForm.open({ origin: "offerSummary" });
  const review = useReviewStep();
  return (
    <WithdrawalRuleProvider client={client.data.known?.client}>
      <OfferScreen
        dependencies={dependencies}
        chosen={query.get("offer") ?? undefined}
        onChosen={writeChosen}
        onSettled={writeSettled}
        contact={reached === undefined ? undefined : { lines, phone, onChange: change }}
        {...review}
      />
      {contactForm.dialog}
    </WithdrawalRuleProvider>
  );
});

/** Writes the offer to the address without the router: the page stays, and a reload restores the offer. */
function writeChosen(offerId: string): void {
  updateQuery((query) => query.set("offer", offerId));
}

/**
 * Writes the address of the orders without the router: without another offer this page is forbidden, and a reload
 * should show the order.
 */
function writeSettled(): void {
  window.history.replaceState(window.history.state, "", `${pathTo("ordersHistory")}${window.location.hash}`);
}
