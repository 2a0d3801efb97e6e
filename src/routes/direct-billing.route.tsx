import { observer } from "mobx-react-lite";
import { useState, type ComponentType } from "react";
import { useParams } from "react-router-dom";
import { serviceAt } from "#domain/direct-billing/index.ts";
import { DirectBillingScreen } from "#ui/features/direct-billing/direct-billing.screen.tsx";
import type { DirectBillingWorld, PartnerTokens } from "#ui/features/direct-billing/world.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import type { App } from "../boot/app.ts";
import { forgetPartnerToken, keptPartnerToken, partnerTokenIn } from "../boot/partner-token.ts";
import { accountNews } from "../container/account-news.ts";
import { directBillingOver } from "../container/direct-billing.ts";
import { PageTitle } from "./page-title.tsx";

/** A service's page is titled by the service. */
export const titlesItself = true;

/** The token of the address comes before the one that waited over the login. */
const tokens: PartnerTokens = {
  find(names) {
    const here = partnerTokenIn(window.location.href);
    const found = [here, keptPartnerToken()].find((one) => one !== undefined && names.includes(one.service));
    return found?.token;
  },
  forget() {
    forgetPartnerToken();
    const query = new URLSearchParams(window.location.search);
    if (!query.has("ptoken")) return;
    query.delete("ptoken");
    const rest = query.size === 0 ? "" : `?${query}`;
    window.history.replaceState(window.history.state, "", `${window.location.pathname}${rest}${window.location.hash}`);
  },
};

/** `/service/directBilling`, and one service with its id, or its own name (ROUTE-02, ROUTE-11). */
export async function compose(app: App): Promise<ComponentType> {
  // the form of the limit stands on it
  await app.forms();
  const port = directBillingOver(app.caller);

  const Title = observer(function Title({ store, param }: { readonly store: DirectBillingStore; readonly param: string | undefined }) {
    const service = param === undefined ? undefined : serviceAt(store.billing.known?.services ?? [], param);
    return <PageTitle route={param === undefined ? "directBilling" : "directBillingDetails"} name={service?.name} />;
  });

  return function DirectBillingRoute() {
    const { productId } = useParams();
    const [world] = useState((): DirectBillingWorld => ({
      store: new DirectBillingStore(port), client: app.stores.client, clock: app.clock, intentIds: app.intentIds, news: accountNews, tokens,
    }));
    return (
      <>
        <Title store={world.store} param={productId} />
        <DirectBillingScreen world={world} param={productId} copy={(text) => app.clipboard.write(text)} />
      </>
    );
  };
}
