import { afterEach, expect } from "vitest";
import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
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
  anOnboardingEvent,
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
import type { ReadWorld } from "./read-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import type { SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
let wire: SandboxWire | undefined;

/** The customer with everything, over the real wire. */
function overSoap<Port>(adapter: (caller: SoapCaller) => Port): () => Promise<ReadWorld<Port>> {
  return async () => {
    const open = newWire();
    wire = open;
    await open.logIn("m.brzezinska");
    return { port: adapter(open.gateway), breakDown: () => open.breakDown("*"), recover: () => open.recover() };
  };
}

/** The demo data is whole: whatever a decoder leaves out of it, the decoder gets wrong. */
afterEach(() => {
  expect(wire?.logged ?? []).toEqual([]);
  wire = undefined;
});

/** A fake whose named methods can all break down. */
function faked<Method extends string, Port extends { readonly script: Script<Method> }>(
  make: () => Port,
  methods: readonly NoInfer<Method>[],
): () => Promise<ReadWorld<Port>> {
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
  faked(() => fakeClient({ data: aClientData() }), ["load"]),
);
clientPortContract(
  "SOAP",
  overSoap((caller) => new SoapAccountAdapter(caller)),
);

contactPortContract(
  "fake",
  faked(() => fakeContact({ data: aContact() }), ["load"]),
);
contactPortContract(
  "SOAP",
  overSoap((caller) => new SoapContactAdapter(caller)),
);

consentsPortContract(
  "fake",
  faked(() => fakeConsents({ consents: [aConsent()] }), ["load"]),
);
consentsPortContract(
  "SOAP",
  overSoap((caller) => new SoapConsentsAdapter(caller)),
);

siteContentPortContract(
  "fake",
  faked(() => fakeSiteContent({ content: { help: "Pomoc" }, banners: [aBanner()] }), ["load", "loadBanners"]),
);
siteContentPortContract(
  "SOAP",
  overSoap((caller) => new SoapSiteContentAdapter(caller)),
);

messagesPortContract(
  "fake",
  faked(() => fakeMessages({ messages: [aMessage()], outages: [anOutage()] }), ["loadMessages", "loadOutages"]),
);
messagesPortContract(
  "SOAP",
  overSoap((caller) => new SoapMessagesAdapter(caller)),
);

offersPortContract(
  "fake",
  faked(() => fakeOffers({ offers: [anOffer()] }), ["loadHistory"]),
);
offersPortContract(
  "SOAP",
  overSoap((caller) => new SoapOffersAdapter(caller)),
);

onboardingPortContract(
  "fake",
  faked(() => fakeOnboarding({ events: [anOnboardingEvent()] }), ["load"]),
);
onboardingPortContract(
  "SOAP",
  overSoap((caller) => new SoapOnboardingAdapter(caller)),
);
