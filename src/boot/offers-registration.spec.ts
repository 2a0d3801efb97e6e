import { expect, it } from "vitest";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { PROVIDER_PROFILES } from "#domain/configuration/index.ts";
import { offersRegistration } from "./offers-registration.ts";

const LISTS = [undefined, [], ["getFaq"], ["signUpCodeVerify"]];

it("(part of CALL-12) offers registration exactly when the portal may send its operation", () => {
  for (const profile of [undefined, ...PROVIDER_PROFILES])
    for (const supports of LISTS)
      for (const lacks of LISTS) {
        const provider = { serviceUrl: "/service", profile, supports, lacks };
        expect([provider, offersRegistration(provider)]).toEqual([
          provider,
          new SupportedOperations(provider).supports("signUpCodeVerify"),
        ]);
      }
});
