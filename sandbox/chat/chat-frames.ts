import { isJsonRecord, type JsonRecord } from "#kit/json.ts";

/** Frame types that a customer may send (docs/contract/chat.asyncapi.json). */
const TYPES = [
  "HISTORY_LIST",
  "CHAT_START",
  "NEW_MESSAGE",
  "ACK_NEW_MESSAGE",
  "SESSION_HISTORY",
  "SEARCH_RESULTS",
  "CHAT_RECONNECT",
  "CHAT_ENDED",
  "WAITING",
] as const;
export type CustomerFrameType = (typeof TYPES)[number];

/** Frame of a customer. The handler of its type reads `data`. */
export interface CustomerChatFrame {
  readonly type: CustomerFrameType;
  readonly token: string;
  readonly sessionId: string;
  readonly data: JsonRecord;
}

/** Frame to a customer. */
export interface ProviderFrame {
  readonly type: string;
  readonly data: JsonRecord;
}

/** Returns the text of a field, or an empty text for any other value. */
export function textIn(data: JsonRecord, field: string): string {
  const value = data[field];
  return typeof value === "string" ? value : "";
}

/** Parses a frame; `undefined` for an invalid one, which is ignored. */
export function parseFrame(text: string): CustomerChatFrame | undefined {
  const frame = parseJson(text);
  const data = isJsonRecord(frame) ? frame["data"] : undefined;
  if (!isJsonRecord(frame) || !isJsonRecord(data)) return undefined;
  const type = TYPES.find((one) => one === frame["type"]);
  const [token, sessionId] = [textIn(data, "token"), textIn(data, "sessionId")];
  return type === undefined || token === "" || sessionId === "" ? undefined : { type, token, sessionId, data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
