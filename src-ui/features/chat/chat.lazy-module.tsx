import { t } from "./chat.texts.ts";
export { ChatViewModel } from "./chat.view-model.ts";
export { ChatWindowView } from "./chat-window.view.tsx";

/** What the page's title begins with while so many messages wait unseen. */
export const unreadInTitle = (count: number): string => t("unread", { count });
