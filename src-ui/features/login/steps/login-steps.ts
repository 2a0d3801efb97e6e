import { LoginAttempts } from "./login-attempts.ts";
import type { syncBrowserHistory } from "./browser-step-history.ts";

/** Steps after the first one, loaded while the customer types. Rarely used steps load on demand. */
export const loginSteps = {
  LoginAttempts,
  /** Texts for refusals of the server. */
  openRefusals: async (network: { readonly online: boolean }, now: () => number, canResetPassword: () => boolean) =>
    (await import("../refusals/problem-text.ts")).createProblemText(network, now, canResetPassword),
  /** Synchronisation with the browser's back button; login does not wait for it. */
  openHistory: (): Promise<{ readonly syncBrowserHistory: typeof syncBrowserHistory }> =>
    import("./browser-step-history.ts"),
  openProtection: async () => (await import("../protection/protection.ts")).Protection,
  openRegistration: async () => (await import("../registration/registration-flow.ts")).RegistrationFlow,
};

export type LoginSteps = typeof loginSteps;
