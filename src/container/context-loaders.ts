import type { ContextLoaders, PortalContainer } from "./portal-container.ts";

/** Contexts that are loaded on first use, one chunk each. */
export const CONTEXT_LOADERS = {
  "account-access": async () => (await import("./account-access.module.ts")).accountAccessModule,
  language: async () => (await import("./login-language.module.ts")).loginLanguageModule,
  mailbox: async () => (await import("./mailbox.module.ts")).mailboxModule,
  "action-links": async () => (await import("./action-links.module.ts")).actionLinksModule,
  agreements: async () => (await import("./agreements.module.ts")).agreementsModule,
  chat: async () => (await import("./chat.module.ts")).chatModule,
  "contact-change": async () => (await import("./contact-change.module.ts")).contactChangeModule,
  "content-copies": async () => (await import("./content-copies.module.ts")).contentCopiesModule,
  device: async () => (await import("./device.module.ts")).deviceModule,
  "direct-billing": async () => (await import("./direct-billing.module.ts")).directBillingModule,
  documents: async () => (await import("./documents.module.ts")).documentsModule,
  files: async () => (await import("./files.module.ts")).filesModule,
  finance: async () => (await import("./finance.module.ts")).financeModule,
  forms: async () => (await import("./forms.module.ts")).formsModule,
  help: async () => (await import("./help.module.ts")).helpModule,
  identity: async () => (await import("./identity.module.ts")).identityModule,
  invoices: async () => (await import("./invoices.module.ts")).invoicesModule,
  onboarding: async () => (await import("./onboarding.module.ts")).onboardingModule,
  passkeys: async () => (await import("./passkeys.module.ts")).passkeysModule,
  products: async () => (await import("./products.module.ts")).productsModule,
  sales: async () => (await import("./sales.module.ts")).salesModule,
  "set-top-box": async () => (await import("./set-top-box.module.ts")).setTopBoxModule,
  settings: async () => (await import("./settings.module.ts")).settingsModule,
  support: async () => (await import("./support.module.ts")).supportModule,
  surveys: async () => (await import("./surveys.module.ts")).surveysModule,
  termination: async () => (await import("./termination.module.ts")).terminationModule,
  tracking: async () => (await import("./tracking.module.ts")).trackingModule,
  wifi: async () => (await import("./wifi.module.ts")).wifiModule,
  withdrawal: async () => (await import("./withdrawal.module.ts")).withdrawalModule,
} as const satisfies ContextLoaders<string>;

/** Name of a context that is loaded on first use. */
export type ContextName = keyof typeof CONTEXT_LOADERS;

/** Container of the portal, with its lazy contexts. */
export type AppContainer = PortalContainer<ContextName>;
