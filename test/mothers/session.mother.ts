import type { UserSession } from "#domain/session/index.ts";

/** Session of a private customer with one account. */
export function aSession(changes: Partial<UserSession> = {}): UserSession {
  return {
    isLogged: true,
    sessionId: "4f6c1c1e-5b1d-4a8e-9d0b-2f1f1f6a7c11",
    userId: "U-4127830",
    currentContext: "4127830",
    contexts: [{ id: "4127830", name: "Małgorzata Brzezińska-Kowalczyk" }],
    cooperative: false,
    b2b: false,
    crmUser: false,
    access: { ebok: true, wifi: true },
    ...changes,
  };
}
