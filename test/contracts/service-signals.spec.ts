import { fakeServiceSignals } from "#test/fakes/fake-service-signals.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { serviceSignalsPortContract } from "./service-signals-port.contract.ts";

const newWire = useSandbox();

serviceSignalsPortContract("fake", async () => {
  const port = fakeServiceSignals();
  return { port, raise: async (signal) => port.raise(signal) };
});

serviceSignalsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    port: wire.gateway,
    async raise({ flag, message }) {
      await wire.fault({
        operation: "getSiteContent",
        [flag]: true,
        ...(message === undefined ? {} : { errorMessage: message }),
      });
      await wire.gateway.call("getSiteContent");
    },
  };
});
