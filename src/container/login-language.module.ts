import { ContainerModule } from "inversify";
import { DocumentLanguageAdapter } from "#adapters/browser/document-language.adapter.ts";
import { SoapLoginLanguageAdapter } from "#adapters/soap/language/soap-login-language.adapter.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import { LoginLanguage } from "../languages/login-language.ts";
import { chooseLanguage } from "./language.module.ts";
import { LOGIN_LANGUAGE, LOGIN_LANGUAGE_PORT } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { IDEMPOTENCY_KEY_PORT, OPERATION_GATEWAY, SESSION_STORAGE_PORT } from "./tokens.ts";

/** Language of the customer's login. */
export const loginLanguageModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(LOGIN_LANGUAGE_PORT).toResolvedValue((gateway) => new SoapLoginLanguageAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(LOGIN_LANGUAGE).toResolvedValue(
      (port, sessions, idempotencyKeys) =>
        new LoginLanguage({
          device: new DocumentLanguageAdapter(window),
          sessions,
          port,
          idempotencyKeys,
          show: chooseLanguage,
          report: reportHandledError,
        }),
      [LOGIN_LANGUAGE_PORT, SESSION_STORAGE_PORT, IDEMPOTENCY_KEY_PORT],
    );
  }),
} satisfies ContextModule;
