import { ContainerModule } from "inversify";
import { decodeBySize } from "#adapters/soap/decoding/decode-reply.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  OPERATION_GATEWAY,
  CLOCK_PORT,
  CREDENTIALS_PORT,
  FAULT_RECORDER,
  GATEWAY,
  SERVICE_SIGNALS_PORT,
  SETTINGS,
} from "./tokens.ts";

/** SOAP gateway with its three interfaces: calls, credentials and signals. */
export const soapModule: ContextModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(GATEWAY).toResolvedValue(
      ({ serviceUrl, requestTimeoutMs }, clock, faults) =>
        new SoapGateway({
          serviceUrl,
          requestTimeoutMs,
          clock,
          log: faults.add,
          fault: faults.add,
          fetch: (url, init) => fetch(url, init),
          decodeReply: decodeBySize(async () =>
            (await import("#adapters/soap/decoding/browser-worker-decoder.ts")).createBrowserWorkerDecoder(clock),
          ),
        }),
      [SETTINGS, CLOCK_PORT, FAULT_RECORDER],
    );
    bind(OPERATION_GATEWAY).toService(GATEWAY);
    bind(CREDENTIALS_PORT).toService(GATEWAY);
    bind(SERVICE_SIGNALS_PORT).toService(GATEWAY);
  }),
};
