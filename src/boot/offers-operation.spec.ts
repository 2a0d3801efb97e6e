import { expect, it } from "vitest";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { PROVIDER_PROFILES } from "#domain/configuration/index.ts";
import { offersOperation } from "./offers-operation.ts";

it.each(["signUpCodeVerify", "getPasskeyRequestOptions"] as const)(
  "(part of CALL-12) offers %s exactly when the portal may send it",
  (operation) => {
    const lists = [undefined, [], ["getFaq"], [operation]];
    for (const profile of [undefined, ...PROVIDER_PROFILES])
      for (const supports of lists)
        for (const lacks of lists) {
          const provider = { serviceUrl: "/service", profile, supports, lacks };
          expect([provider, offersOperation(provider, operation)]).toEqual([
            provider,
            new SupportedOperations(provider).supports(operation),
          ]);
        }
  },
);
