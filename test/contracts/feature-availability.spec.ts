import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { fakeFeatureAvailability } from "#test/fakes/fake-feature-availability.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { featureAvailabilityPortContract } from "./feature-availability-port.contract.ts";

featureAvailabilityPortContract("fake", () => {
  const port = fakeFeatureAvailability("offers");
  return {
    port,
    denyFaq: async () => port.deny("faq"),
    changeSession: async () => port.changeSession(),
  };
});

featureAvailabilityPortContract("SOAP", () => {
  const port = new SupportedOperations({
    features: { offers: false, directBilling: true, wifi: true, resetPin: true, video: true, chat: true },
  });
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: scriptedFetch(soapReply("getFaq", "<errorCode>NOT_SUPPORTED</errorCode>")).fetch,
    supported: port,
  });
  gateway.setCredentials("one session");
  return {
    port,
    denyFaq: async () => void (await gateway.call("getFaq")),
    changeSession: async () => gateway.setCredentials("another session"),
  };
});
