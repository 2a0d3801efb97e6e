import type { ServiceIdentifier } from "inversify";
import type { LoginLanguagePort } from "#domain/language/index.ts";
import type { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { SalesStore } from "#ui/stores/offers/sales.store.ts";
import type { DecodersStore } from "#ui/stores/set-top-box/decoders.store.ts";
import type { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import type { TerminationsStore } from "#ui/stores/termination/terminations.store.ts";
import type { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";
import type { LoginLanguage } from "../languages/login-language.ts";

// Apart from tokens.ts, so that the first screen does not load them.
export const AGREEMENTS_STORE: ServiceIdentifier<AgreementsStore> = Symbol("AgreementsStore");
export const DECODERS_STORE: ServiceIdentifier<DecodersStore> = Symbol("DecodersStore");
export const LOGIN_LANGUAGE: ServiceIdentifier<LoginLanguage> = Symbol("LoginLanguage");
export const LOGIN_LANGUAGE_PORT: ServiceIdentifier<LoginLanguagePort> = Symbol("LoginLanguagePort");
export const SALES_STORE: ServiceIdentifier<SalesStore> = Symbol("SalesStore");
export const SETTINGS_STORE: ServiceIdentifier<SettingsStore> = Symbol("SettingsStore");
export const SUPPORT_STORE: ServiceIdentifier<SupportStore> = Symbol("SupportStore");
export const TERMINATIONS_STORE: ServiceIdentifier<TerminationsStore> = Symbol("TerminationsStore");
export const WITHDRAWALS_STORE: ServiceIdentifier<WithdrawalsStore> = Symbol("WithdrawalsStore");
