import { ContainerModule } from "inversify";
import { untracked } from "mobx";
import { yieldToPage } from "#adapters/browser/yield-to-page.ts";
import { decodeBySize } from "#adapters/soap/decoding/decode-soap-response.ts";
import { SoapFeatureAvailabilityAdapter } from "#adapters/soap/access/soap-feature-availability.adapter.ts";
import { followServiceTime } from "#adapters/soap/gateway/follow-service-time.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { WORKER_URL } from "../boot/worker-url.ts";
import type { ContextModule } from "./portal-container.ts";
import { SUPPORT_CODE } from "./support-code.ts";
import {
  OPERATION_GATEWAY,
  CLOCK_PORT,
  CREDENTIALS_PORT,
  CALL_ERROR_RECORDER,
  GATEWAY,
  IDENTITY_CONFIRMATION_STORE,
  SERVICE_CLOCK,
  SERVICE_SIGNALS_PORT,
  PORTAL_SETTINGS,
  SUPPORTED_OPERATIONS,
  FEATURE_AVAILABILITY_PORT,
} from "./tokens.ts";

/** SOAP gateway with its three interfaces: calls, credentials and signals. */
export const soapModule: ContextModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SUPPORTED_OPERATIONS).toResolvedValue(
      ({ capabilities }) => new SupportedOperations(capabilities),
      [PORTAL_SETTINGS],
    );
    bind(GATEWAY).toResolvedValue(
      ({ serviceUrl, requestTimeoutMs, callTracer }, clock, device, callErrors, supported, identityConfirmation) =>
        new SoapGateway({
          supported,
          identityConfirmation,
          supportCode: SUPPORT_CODE,
          // Untracked: a reaction that calls must not run again with the language.
          language: () => untracked(() => pageTexts.language),
          serviceUrl,
          requestTimeoutMs,
          clock,
          log: callErrors.add,
          logError: callErrors.add,
          onOutcome: callTracer?.end,
          fetch: followServiceTime(callTracer?.fetch ?? ((url, init) => fetch(url, init)), device, clock),
          decodeSoapResponse: decodeBySize(
            async () =>
              (await import("#adapters/soap/decoding/browser-worker-decoder.ts")).createBrowserWorkerDecoder(
                clock,
                WORKER_URL,
              ),
            yieldToPage,
          ),
        }),
      [
        PORTAL_SETTINGS,
        SERVICE_CLOCK,
        CLOCK_PORT,
        CALL_ERROR_RECORDER,
        SUPPORTED_OPERATIONS,
        IDENTITY_CONFIRMATION_STORE,
      ],
    );
    bind(FEATURE_AVAILABILITY_PORT).toResolvedValue(
      (gateway, supported) => new SoapFeatureAvailabilityAdapter(gateway, supported),
      [OPERATION_GATEWAY, SUPPORTED_OPERATIONS],
    );
    bind(OPERATION_GATEWAY).toService(GATEWAY);
    bind(CREDENTIALS_PORT).toService(GATEWAY);
    bind(SERVICE_SIGNALS_PORT).toService(GATEWAY);
  }),
};
