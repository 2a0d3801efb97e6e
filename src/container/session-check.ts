import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import type { SessionPort } from "#domain/session/index.ts";

/**
 * Asks the provider about the session in force at once; for the one route that cannot wait for the keeper's next look.
 */
export function sessionCheckOver(caller: SoapCaller): Pick<SessionPort, "isActive"> {
  return new SoapSessionAdapter(caller);
}
