import { afterEach, expect } from "vitest";
import type { OperationGateway } from "#adapters/soap/gateway/service-response.ts";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { SoapContactAdapter } from "#adapters/soap/contact/soap-contact.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeConsents } from "#test/fakes/fake-consents.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import { fakeOnboarding } from "#test/fakes/fake-onboarding.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import type { Script } from "#test/fakes/script.ts";
import {
  aBanner,
  aClientData,
  aConsent,
  aContact,
  aMessage,
  anOffer,
  aStoredOnboardingFlag,
  anOutage,
} from "#test/mothers/index.ts";
import {
  clientPortContract,
  consentsPortContract,
  contactPortContract,
  messagesPortContract,
  offersPortContract,
  onboardingPortContract,
  siteContentPortContract,
} from "./read-port.contract.ts";
import type { ReadContractSetup } from "./read-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import type { SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
let wire: SandboxWire | undefined;

/** Logs a customer in, by default the one with the most data, and creates the adapter over the sandbox. */
function setUpSoap<Port>(
  adapter: (caller: OperationGateway) => Port,
  login = "m.brzezinska",
): () => Promise<ReadContractSetup<Port>> {
  return async () => {
    const open = newWire();
    wire = open;
    await open.logIn(login);
    return { port: adapter(open.gateway), breakDown: () => open.breakDown("*"), recover: () => open.recover() };
  };
}

/** The demo data are complete: an entry that a decoder skips is a bug in the decoder. */
afterEach(() => {
  expect(wire?.logged ?? []).toEqual([]);
  wire = undefined;
});

/** Creates a fake whose named methods can fail together. */
function setUpFake<Method extends string, Port extends { readonly script: Script<Method> }>(
  make: () => Port,
  methods: readonly NoInfer<Method>[],
): () => Promise<ReadContractSetup<Port>> {
  return async () => {
    const port = make();
    return {
      port,
      async breakDown() {
        for (const method of methods) port.script.failAlways(method, { kind: "http", status: 503 });
      },
      recover: async () => port.script.recover(),
    };
  };
}

clientPortContract(
  "fake",
  setUpFake(() => fakeClient({ data: aClientData() }), ["load"]),
);
clientPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapAccountAdapter(caller)),
);

contactPortContract(
  "fake",
  setUpFake(() => fakeContact({ data: aContact() }), ["load"]),
);
contactPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapContactAdapter(caller)),
);

consentsPortContract(
  "fake",
  setUpFake(() => fakeConsents({ consents: [aConsent()] }), ["load"]),
);
consentsPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapConsentsAdapter(caller)),
);

siteContentPortContract(
  "fake",
  setUpFake(() => fakeSiteContent({ content: { help: "Pomoc" }, banners: [aBanner()] }), ["load", "loadBanners"]),
);
siteContentPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapSiteContentAdapter(caller)),
);

messagesPortContract(
  "fake",
  setUpFake(() => fakeMessages({ messages: [aMessage()], outages: [anOutage()] }), ["loadMessages", "loadOutages"]),
);
messagesPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapMessagesAdapter(caller)),
);

offersPortContract(
  "fake",
  setUpFake(
    () => fakeOffers({ offers: [anOffer()], extension: [anOffer({ offerId: "extension", kind: "extension" })] }),
    ["loadHistory", "loadExtension"],
  ),
);
offersPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapOffersAdapter(caller), "oferty.sroka"),
);

onboardingPortContract(
  "fake",
  setUpFake(() => fakeOnboarding({ storedFlags: [aStoredOnboardingFlag()] }), ["load"]),
);
onboardingPortContract(
  "SOAP",
  setUpSoap((caller) => new SoapOnboardingAdapter(caller)),
);
