import { LoginAttempts } from "./login-attempts.ts";
import type { syncBrowserHistory } from "./browser-step-history.ts";

/**
 * What comes after the first question, fetched while the customer types; and what few need of it, fetched by those few.
 */
export const loginSteps = {
  LoginAttempts,
  /** The words for what a provider refuses. */
  openRefusals: async (network: { readonly online: boolean }) =>
    (await import("../refusals/problem-text.ts")).createProblemText(network),
  /** The browser's way back from step to step; nobody waits for it. */
  openHistory: (): Promise<{ readonly syncBrowserHistory: typeof syncBrowserHistory }> =>
    import("./browser-step-history.ts"),
  openProtection: async () => (await import("../protection/protection.ts")).Protection,
  openRegistration: async () => (await import("../registration/registration.ts")).Registration,
};

export type LoginSteps = typeof loginSteps;
