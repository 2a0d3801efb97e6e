import { Attempts } from "./attempts.ts";

/** What comes after the first question, fetched while the customer types; and what few need of it, fetched by those few. */
export const loginSteps = {
  Attempts,
  /** The words for what a provider refuses. */
  openRefusals: async (network: { readonly online: boolean }) => (await import("../refusals/problem-of-login.ts")).problemTextOn(network),
  openProtection: async () => (await import("../protection/protection.ts")).Protection,
  openRegistration: async () => (await import("../registration/registration.ts")).Registration,
};

export type LoginSteps = typeof loginSteps;
