import { ContainerModule } from "inversify";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { DirectBillingViewModel } from "#ui/features/direct-billing/direct-billing.view-model.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import { partnerTokensOf } from "../boot/partner-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACCOUNT_CHANGES_PORT,
  OPERATION_GATEWAY,
  CLIENT_STORE,
  DIRECT_BILLING_VIEW_MODEL,
  DIRECT_BILLING_PORT,
  DIRECT_BILLING_STORE,
  IDEMPOTENCY_KEY_PORT,
  PORTAL_SETTINGS,
  RETURN_ADDRESS_PORT,
  SERVICE_CLOCK,
  TOASTS_STORE,
} from "./tokens.ts";

/**
 * Services of other companies on the invoice. The list and the page of one service share one view model per account.
 */
export const directBillingModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(DIRECT_BILLING_PORT).toResolvedValue((gateway) => new SoapDirectBillingAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(DIRECT_BILLING_STORE)
      .toResolvedValue((port) => new DirectBillingStore(port), [DIRECT_BILLING_PORT])
      .onDeactivation((store) => store.billing.clear());
    bind(DIRECT_BILLING_VIEW_MODEL).toResolvedValue(
      (store, client, clock, idempotencyKeys, accountChanges, returnAddress, toasts, { legal }) =>
        new DirectBillingViewModel({
          store,
          client,
          clock,
          idempotencyKeys,
          accountChanges,
          toasts,
          offeredLimits: legal?.directBillingLimits?.map((limit) => grosze(limit * 100)),
          tokens: partnerTokensOf(window, returnAddress),
        }),
      [
        DIRECT_BILLING_STORE,
        CLIENT_STORE,
        SERVICE_CLOCK,
        IDEMPOTENCY_KEY_PORT,
        ACCOUNT_CHANGES_PORT,
        RETURN_ADDRESS_PORT,
        TOASTS_STORE,
        PORTAL_SETTINGS,
      ],
    );
  }),
} satisfies ContextModule;
