import type { Outage } from "#domain/messages/index.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";

/** Returns the outages that are known; none where the provider has no outages at all, which is no failure (CALL-12). */
export function knownOutages({ state, known }: MessagesStore["outages"]): readonly Outage[] | undefined {
  return state.status === "failed" && state.failure.kind === "not-supported" ? [] : known;
}
