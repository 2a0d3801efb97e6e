import { observer } from "mobx-react-lite";
import { useState, type ComponentType } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { serviceAt, takesToken } from "#domain/direct-billing/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { DirectBillingModel } from "#ui/features/direct-billing/direct-billing.model.ts";
import { DirectBillingScreen } from "#ui/features/direct-billing/direct-billing.screen.tsx";
import { partnerTokenIn } from "#ui/features/direct-billing/partner-token.ts";
import type { PartnerTokens } from "#ui/features/direct-billing/world.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import type { App } from "../boot/app.ts";
import { returnAddress } from "../boot/entry.ts";
import { PageTitle } from "./page-title.tsx";
import { ACCOUNT_NEWS_PORT, DIRECT_BILLING_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["direct-billing", "finance"] as const;

/** A service's page is titled by the service. */
export const titlesItself = true;

/** The token of the address comes before the one that waited over the login. */
const tokens: PartnerTokens = {
  find(names) {
    const addresses = [window.location.href, returnAddress.taken() ?? ""];
    return addresses.map(partnerTokenIn).find((one) => one !== undefined && names.includes(one.service))?.token;
  },
  forget() {
    returnAddress.forget();
    const query = new URLSearchParams(window.location.search);
    if (!query.has("ptoken")) return;
    query.delete("ptoken");
    const rest = query.size === 0 ? "" : `?${query}`;
    window.history.replaceState(window.history.state, "", `${window.location.pathname}${rest}${window.location.hash}`);
  },
};

/** What the list and the page of one service share, for as long as the same account is acted for. */
interface Billing {
  readonly store: DirectBillingStore;
  readonly model: DirectBillingModel;
}

const billings = new WeakMap<App, Billing>();

/** Has what was known and sent of an account forgotten with it. Asked once for each `App`. */
function forgetWithAccount(app: App): void {
  const forget = (): void => void billings.delete(app);
  app.onContextSwitch(forget);
  app.onSessionEnd(forget);
}

const watched = new WeakSet<App>();

function billingOf(app: App): Billing {
  if (!watched.has(app)) {
    watched.add(app);
    forgetWithAccount(app);
  }
  const known = billings.get(app);
  if (known !== undefined) return known;
  const store = new DirectBillingStore(app.container.root.get(DIRECT_BILLING_PORT));
  const model = new DirectBillingModel({
    store,
    client: app.stores.client,
    clock: app.clock,
    idempotencyKeys: app.idempotencyKeys,
    news: app.container.root.get(ACCOUNT_NEWS_PORT),
    tokens,
  });
  const made = { store, model };
  billings.set(app, made);
  return made;
}

/** `/service/directBilling`, and one service with its id, or its own name (ROUTE-02, ROUTE-11). */
export async function compose(app: App): Promise<ComponentType> {
  // the form of the limit stands on it
  await app.forms();

  const Title = observer(function Title({
    store,
    param,
  }: {
    readonly store: DirectBillingStore;
    readonly param: string | undefined;
  }) {
    const service = param === undefined ? undefined : serviceAt(store.billing.known?.services ?? [], param);
    return <PageTitle route={param === undefined ? "directBilling" : "directBillingDetails"} name={service?.name} />;
  });

  return observer(function DirectBillingRoute() {
    const { productId } = useParams();
    const { search } = useLocation();
    const [{ store, model }] = useState(() => billingOf(app));
    if (isNotSold(store, productId)) return <Navigate to={pathTo("directBilling") + search} replace />;
    return (
      <>
        <Title store={store} param={productId} />
        <DirectBillingScreen model={model} param={productId} copy={(text) => app.clipboard.write(text)} />
      </>
    );
  });
}

/**
 * Whether the address names a service that a `ptoken` can be for and that is not to be had here: then the list opens
 * (ROUTE-11).
 */
function isNotSold({ billing: { state } }: DirectBillingStore, param: string | undefined): boolean {
  return (
    param !== undefined &&
    takesToken(param) &&
    state.status === "ready" &&
    serviceAt(state.value.services, param) === undefined
  );
}
