import { RETURN_KEY } from "./return-address.ts";

/**
 * Forgets what this login was asked for by, and another company's token in it: it was used, or goes with whoever logs
 * out (SESS-06).
 */
export function forgetAsked(): void {
  try {
    window.sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // without storage nothing was kept
  }
}
