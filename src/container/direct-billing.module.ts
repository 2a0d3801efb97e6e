import { ContainerModule } from "inversify";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { DirectBillingModel } from "#ui/features/direct-billing/direct-billing.model.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { partnerTokensOf } from "../boot/partner-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACCOUNT_NEWS_PORT,
  CALLER,
  CLIENT_STORE,
  CLOCK_PORT,
  DIRECT_BILLING_MODEL,
  DIRECT_BILLING_PORT,
  DIRECT_BILLING_STORE,
  IDEMPOTENCY_KEY_PORT,
  RETURN_ADDRESS_PORT,
} from "./tokens.ts";

/** Services of other companies on the bill. The list and the page of one service share one model for an account. */
export const directBillingModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(DIRECT_BILLING_PORT).toResolvedValue((caller) => new SoapDirectBillingAdapter(caller), [CALLER]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(DIRECT_BILLING_STORE).toResolvedValue((port) => new DirectBillingStore(port), [DIRECT_BILLING_PORT]);
    bind(DIRECT_BILLING_MODEL).toResolvedValue(
      (store, client, clock, idempotencyKeys, news, returnAddress) =>
        new DirectBillingModel({
          store,
          client,
          clock,
          idempotencyKeys,
          news,
          tokens: partnerTokensOf(window, returnAddress),
        }),
      [DIRECT_BILLING_STORE, CLIENT_STORE, CLOCK_PORT, IDEMPOTENCY_KEY_PORT, ACCOUNT_NEWS_PORT, RETURN_ADDRESS_PORT],
    );
  }),
} satisfies ContextModule;
