import type { ChatTopic } from "#domain/chat/index.ts";
import type { HelpLineHours } from "#domain/configuration/index.ts";
import type { ContactPrefill } from "#domain/contact/visible-contact.ts";
import type { Outage } from "#domain/messages/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ChatStore } from "#ui/stores/chat/chat.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";

/** Help line with its opening hours as text and by weekday. */
export interface HelpLineSchedule {
  readonly name: string;
  readonly hours: string;
  readonly week: readonly HelpLineHours[];
}

/** Dependencies of `ChatViewModel`. */
export interface ChatDependencies {
  readonly store: ChatStore;
  /** Returns the contact data of the current account that the start form may fill in (CHAT-06). */
  readonly prefill: () => ContactPrefill;
  readonly outages: Pick<AsyncValue<readonly Outage[]>, "known" | "state" | "incompleteFields" | "load" | "reload">;
  /** Help lines that the operator has configured (CHAT-17). */
  readonly helpLines: readonly HelpLineSchedule[];
  /** Returns the working hours of the agents for a topic (CHAT-21). */
  readonly agentHours: (topic: ChatTopic) => readonly HelpLineHours[];
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns true if the customer may open the page of support requests (CHAT-16). Call it in an observer. */
  readonly mayAskForSupport: () => boolean;
  /** Host of the portal. Pictures of other hosts are shown as links and not loaded. */
  readonly host: string;
  /** Returns true if the window covers the whole screen (CHAT-01). */
  readonly isFullScreen: () => boolean;
  /** Saves a text file on the customer's device. */
  save(name: string, text: string): void;
}
