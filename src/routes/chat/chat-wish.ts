/** Asks for the chat, from wherever (ROUTE-09): an event of the window, held back by who has heard of it. */
export const CHAT_WISH = "ebok:chat";
