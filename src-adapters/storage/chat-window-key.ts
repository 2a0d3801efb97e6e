/**
 * How the chat's window was left; outlives a logout (SESS-06). Depends on nothing: it is looked at before anything of
 * the chat is fetched.
 */
export const CHAT_WINDOW_KEY = "ebok.chat.open";
