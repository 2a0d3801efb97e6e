import type { Fields } from "../shape.ts";

export const CHAT_TOKEN: Fields = { token: "text" };
export const CHECK_BACKDOOR: Fields = { backdoor: "flag" };
