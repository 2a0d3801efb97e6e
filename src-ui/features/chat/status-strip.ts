import { MAX_RECONNECT_ATTEMPTS, type ChatState } from "#domain/chat/index.ts";
import { t } from "./chat.texts.ts";

/** Status above a conversation: a connection problem, an overdue message or a place in the queue. */
export interface StatusStrip {
  readonly text: string;
  /** Text that changes too often for screen-reader announcements. */
  readonly more: string;
  readonly turns: boolean;
  readonly calm: boolean;
  /** Offers a button to reconnect. */
  readonly reconnects: boolean;
}

const strip = (text: string, more: Partial<StatusStrip> = {}): StatusStrip => ({
  text,
  more: "",
  turns: false,
  calm: false,
  reconnects: false,
  ...more,
});

export function statusStripOf(state: ChatState): StatusStrip | undefined {
  const { connection, isOffline, attempts, isLost, talk, side, step, position } = state;
  if (step === "ERROR") return undefined;
  if (connection === "reconnecting") {
    return isOffline
      ? strip(t("status.offline"))
      : strip(t("status.reconnecting"), {
          more: t("status.attempt", { attempt: attempts, of: MAX_RECONNECT_ATTEMPTS }),
          turns: true,
        });
  }
  if (connection === "closed" && talk === "none") return strip(t("status.closed"), { reconnects: true });
  if (step !== "CHAT" || talk !== "on") return undefined;
  if (isLost) return strip(t("status.lost"), { turns: true });
  if (side !== "waiting") return undefined;
  return strip(position === undefined ? t("status.waiting") : t("status.position", { position }), { calm: true });
}

/** Returns the announcement for screen readers, apart from the messages. */
export function announcementOf(state: ChatState): string {
  if (state.step === "CHAT" && state.talk === "ended") return t("status.over");
  const shown = statusStripOf(state)?.text;
  if (shown !== undefined) return shown;
  return state.typing === undefined
    ? ""
    : t("status.typing", { name: state.typing.name ?? t(state.side === "bot" ? "bot" : "agent") });
}
