import { Attempts } from "./attempts.ts";
import type { follow } from "./browser-trail.ts";

/**
 * What comes after the first question, fetched while the customer types; and what few need of it, fetched by those few.
 */
export const loginSteps = {
  Attempts,
  /** The words for what a provider refuses. */
  openRefusals: async (network: { readonly online: boolean }) =>
    (await import("../refusals/problem-of-login.ts")).problemTextOn(network),
  /** The browser's way back from step to step; nobody waits for it. */
  openHistory: (): Promise<{ readonly follow: typeof follow }> => import("./browser-trail.ts"),
  openProtection: async () => (await import("../protection/protection.ts")).Protection,
  openRegistration: async () => (await import("../registration/registration.ts")).Registration,
};

export type LoginSteps = typeof loginSteps;
