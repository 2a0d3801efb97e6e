import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { orderContact } from "#domain/contact/order-contact.ts";
import { accessOf } from "#domain/access/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDependencies } from "#ui/features/offer/offer.view-model.ts";
import { OfferScreen } from "#ui/features/offer/offer.screen.tsx";
import { useContactForm } from "./contact/use-contact-form.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["sales"] as const;

/** Who answers the last offer stays with what came of it. */
export const staysOpen = true;

const DEPENDENCIES = {
  sales: tokens.SALES_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  today: tokens.TODAY_STORE,
  exclusiveWork: tokens.EXCLUSIVE_WORK_PORT,
  files: tokens.PROVIDER_FILES_PORT,
} as const;

/** `/service/yourOffer`, with the offer that `?offer=<id>` names. */
export const Component = observer(function OfferRoute() {
  const services = useServices(DEPENDENCIES);
  const client = useService(tokens.CLIENT_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const offers = useService(tokens.OFFERS_STORE);
  const session = useService(tokens.SESSION_STORE);
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const { features } = useService(tokens.SETTINGS);
  const contactForm = useContactForm();
  const [dependencies] = useState((): OfferDependencies => {
    return {
      ...services,
      origin: window.location.origin,
      products: () => client.data.known?.products,
      showsIsobar: () =>
        // the isobar alone may grant access, without a sale offer
        session.current !== undefined &&
        accessOf({
          session: session.current,
          client: client.data.known,
          siteContent: siteContent.content.known,
          offers: [],
          contact: undefined,
          features,
        }).offers === "yes",
      refresh: () => void offers.history.reload(),
    };
  });
  const [query] = useSearchParams();
  const reached = contact.data.known;
  const person = client.data.known?.client;
  const lines = reached !== undefined && person !== undefined ? orderContact(reached, person) : [];
  const change = (): void => contactForm.open({ origin: "offerSummary" });
  return (
    <>
      <OfferScreen
        dependencies={dependencies}
        chosen={query.get("offer") ?? undefined}
        onChosen={writeChosen}
        onSettled={writeSettled}
        contact={reached === undefined ? undefined : { lines, onChange: change }}
      />
      {contactForm.dialog}
    </>
  );
});

/** Past the router: the page stays, and a reload finds the same offer again. */
function writeChosen(offerId: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set("offer", offerId);
  window.history.replaceState(window.history.state, "", `${pathname}?${query.toString()}${hash}`);
}

/**
 * Past the router, too: this page may be closed to whoever has no other offer, and a reload is to find the order, not
 * the start.
 */
function writeSettled(): void {
  window.history.replaceState(window.history.state, "", `${pathTo("ordersHistory")}${window.location.hash}`);
}
