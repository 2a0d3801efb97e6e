import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { fakeSupportedParts } from "#test/fakes/fake-supported-parts.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { supportedPartsPortContract } from "./supported-parts-port.contract.ts";

supportedPartsPortContract("fake", () => {
  const port = fakeSupportedParts("offers");
  return {
    port,
    denyFaq: async () => port.deny("faq"),
    changeSession: async () => port.changeSession(),
  };
});

supportedPartsPortContract("SOAP", () => {
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
