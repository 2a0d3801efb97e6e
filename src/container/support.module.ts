import { ContainerModule } from "inversify";
import { SoapAccessibilityComplaintsAdapter } from "#adapters/soap/support/soap-accessibility-complaints.adapter.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import { complaintTermsOf } from "#domain/support/complaint.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import { SUPPORT_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACCESSIBILITY_COMPLAINTS_PORT,
  OPERATION_GATEWAY,
  PORTAL_SETTINGS,
  SUPPORT_PORT,
  CLOCK_PORT,
  LOADED_REQUESTS,
} from "./tokens.ts";

/** Requests and complaints of the customer. */
export const supportModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(ACCESSIBILITY_COMPLAINTS_PORT).toResolvedValue(
      (gateway) => new SoapAccessibilityComplaintsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(SUPPORT_PORT).toResolvedValue(
      (gateway, { limits, complaints }) =>
        new SoapSupportAdapter(gateway, {
          megabytes: limits.fileMegabytes,
          terms: complaintTermsOf(complaints),
          accounts: limits.bankAccount === "polish" ? "polish" : "short",
        }),
      [OPERATION_GATEWAY, PORTAL_SETTINGS],
    );
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(SUPPORT_STORE)
      .toResolvedValue(
        (port, clock, loaded) => {
          const store = new SupportStore(port, clock);
          loaded.follow(store);
          return store;
        },
        [SUPPORT_PORT, CLOCK_PORT, LOADED_REQUESTS],
      )
      .onDeactivation((store) => store.clear());
  }),
} satisfies ContextModule;
