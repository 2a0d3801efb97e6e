/** Time for which a confirmation of the identity holds, ms. */
export const CONFIRMATION_MS = 5 * 60_000;

/** Session and the time of its last confirmation, ms. */
interface ConfirmedSession {
  readonly confirmedAt: number | undefined;
}

/** Returns true if the customer has proved the identity in the session a short time ago (SESS-16). */
export const isIdentityConfirmed = ({ confirmedAt }: ConfirmedSession, now: number): boolean =>
  confirmedAt !== undefined && now < confirmedAt + CONFIRMATION_MS;
