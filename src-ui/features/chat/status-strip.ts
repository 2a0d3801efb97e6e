import { canRateChat, isLoading, MAX_RECONNECT_ATTEMPTS, type ChatState } from "#domain/chat/index.ts";
import { t } from "./chat.texts.ts";

/**
 * Status above a conversation: a connection that is not ready (CHAT-02), a connection problem, an overdue message or a
 * place in the queue.
 */
export interface StatusStrip {
  readonly text: string;
  /** Text that changes too often for screen-reader announcements. */
  readonly unannouncedText: string;
  readonly hasSpinner: boolean;
  readonly isCalm: boolean;
  /** Offers a button to reconnect. */
  readonly offersReconnect: boolean;
}

const strip = (text: string, more: Partial<StatusStrip> = {}): StatusStrip => ({
  text,
  unannouncedText: "",
  hasSpinner: false,
  isCalm: false,
  offersReconnect: false,
  ...more,
});

export function statusStripOf(state: ChatState): StatusStrip | undefined {
  const { connection, isOffline, attempts, pendingQuery, conversationStatus, partner, step, position } = state;
  if (step === "ERROR") return undefined;
  if (connection === "reconnecting") {
    return isOffline
      ? strip(t("status.offline"))
      : strip(t("status.reconnecting"), {
          unannouncedText: t("status.attempt", { attempt: attempts, of: MAX_RECONNECT_ATTEMPTS }),
          hasSpinner: true,
        });
  }
  const isConnecting = connection === "connecting" || pendingQuery === "resume" || pendingQuery === "history";
  if (step === "CHAT" && isConnecting) return isLoading(state) ? undefined : strip(t("loading"), { hasSpinner: true });
  if (connection === "closed" && conversationStatus === "none")
    return strip(t("status.closed"), { offersReconnect: true });
  if (step !== "CHAT" || conversationStatus !== "active") return undefined;
  if (state.hasOverdueMessage) return strip(t("status.lost"), { hasSpinner: true });
  if (partner !== "waiting") return undefined;
  return strip(queueText(position), { isCalm: true });
}

/** `position`: place in the queue from 1, if the server reports it. */
function queueText(position: number | undefined): string {
  if (position === undefined) return t("status.waiting");
  return position <= 1 ? t("status.first") : t("status.ahead", { count: position - 1 });
}

/** Returns the announcement for screen readers, apart from the messages. */
export function announcementOf(state: ChatState): string {
  // The log itself says that the conversation is over.
  if (state.step === "CHAT" && state.conversationStatus === "ended")
    return t(canRateChat(state) ? "status.endedRate" : "status.ended");
  const shown = statusStripOf(state)?.text;
  if (shown !== undefined) return shown;
  return state.typing === undefined
    ? ""
    : t("status.typing", { name: state.typing.name ?? t(state.partner === "bot" ? "bot" : "agent") });
}
