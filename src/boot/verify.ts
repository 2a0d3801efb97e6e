import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { verifySession } from "#ui/stores/session/verify-session.ts";
import type { AppPorts } from "./core-ports.ts";

/**
 * Compares whose session the provider sees (CALL-09). Rejects where a part of it cannot be fetched, or the browser has
 * no cryptography.
 */
export async function verify(session: SessionStore, ports: Pick<AppPorts, "session" | "tracking">): Promise<void> {
  const { marks } = await ports.tracking();
  await verifySession(session, ports.session, marks);
}
