import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { orderContact } from "#domain/contact/order-contact.ts";
import { accessOf } from "#domain/access/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferWorld } from "#ui/features/offer/offer.model.ts";
import { OfferScreen } from "#ui/features/offer/offer.screen.tsx";
import { BrowserExclusiveWorkAdapter } from "#adapters/browser/browser-exclusive-work.adapter.ts";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import type { App } from "../boot/app.ts";
import { contactOpener } from "./contact/contact-opener.tsx";
import { SALES_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["sales"] as const;

/** Who answers the last offer stays with what came of it. */
export const staysOpen = true;

/** `/service/yourOffer`, with the offer that `?offer=<id>` names. */
export function compose(app: App): ComponentType {
  const { client, contact, offers, session, siteContent, today } = app.stores;
  const world: OfferWorld = {
    sales: app.container.root.get(SALES_PORT),
    idempotencyKeys: app.idempotencyKeys,
    origin: window.location.origin,
    exclusiveWork: new BrowserExclusiveWorkAdapter(window.navigator),
    files: new HttpProviderFilesAdapter(window),
    today,
    products: () => client.data.known?.products,
    showsIsobar: () => {
      const { current } = session;
      // without a sale offer, it alone may grant access
      return (
        current !== undefined &&
        accessOf({
          session: current,
          client: client.data.known,
          siteContent: siteContent.content.known,
          offers: [],
          contact: undefined,
          features: app.settings.features,
        }).offers === "yes"
      );
    },
    refresh: () => void offers.history.reload(),
  };
  const opener = contactOpener(app);
  const change = (): void => opener.open({ origin: "offerSummary" });
  return observer(function OfferRoute() {
    const [query] = useSearchParams();
    const reached = contact.data.known;
    const person = client.data.known?.client;
    const lines = reached !== undefined && person !== undefined ? orderContact(reached, person) : [];
    return (
      <>
        <OfferScreen
          world={world}
          chosen={query.get("offer") ?? undefined}
          onChosen={writeChosen}
          onSettled={writeSettled}
          contact={reached === undefined ? undefined : { lines, onChange: change }}
        />
        <opener.Dialog />
      </>
    );
  });
}

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
