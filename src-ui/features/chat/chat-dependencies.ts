import type { HelpLineHours } from "#domain/configuration/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { Outage } from "#domain/messages/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ChatStore } from "#ui/stores/chat/chat.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";

/** A desk, and its hours in words and by weekday. */
export interface HelpLineSchedule {
  readonly name: string;
  readonly hours: string;
  readonly week: readonly HelpLineHours[];
}

/** What the window shows beside the chat itself. */
export interface ChatDependencies {
  readonly store: ChatStore;
  readonly contact: { readonly known: ContactData | undefined };
  readonly outages: Pick<AsyncValue<readonly Outage[]>, "known" | "state" | "load">;
  /** Both desks, as far as the operator has them (CHAT-17). */
  readonly helpLines: readonly HelpLineSchedule[];
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Whether the page of support requests is kept from this customer (CHAT-16). To be read in an observer. */
  mayAskForSupport(): boolean;
  /** The portal's own host: pictures from elsewhere are linked to, not loaded. */
  readonly host: string;
  /** Gives the customer a file. */
  save(name: string, text: string): void;
}
