import { t } from "./chat.texts.ts";
export { ChatViewModel } from "./chat.view-model.ts";
export { ChatWindowView } from "./chat-window.view.tsx";

/** Returns the prefix of the page title that counts unread messages. */
export const unreadInTitle = (count: number): string => t("unread", { count });

/** Returns the announcement of messages that came while the window was not open. */
export const unreadAnnouncement = (count: number): string => (count === 0 ? "" : t("unread.announcement", { count }));
