/** What a logout leaves in the history's state for the login page to say. */
export const SIGNED_OUT = { signedOut: true } as const;

/** Whether the history's state is what a logout has left. */
export function isSignedOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "signedOut" in state && state.signedOut === true;
}
