import { isJsonRecord, type JsonRecord } from "../database/json.ts";

/** What may be sent by a customer (docs/contract/chat.asyncapi.json). */
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

/** A frame of a customer: what it carries besides token and session is read by whoever answers it. */
export interface CustomerChatFrame {
  readonly type: CustomerFrameType;
  readonly token: string;
  readonly sessionId: string;
  readonly data: JsonRecord;
}

/** A frame for a customer. */
export interface ProviderFrame {
  readonly type: string;
  readonly data: JsonRecord;
}

/** The text of a field; empty for anything else. */
export function textIn(data: JsonRecord, field: string): string {
  const value = data[field];
  return typeof value === "string" ? value : "";
}

/** Reads a frame; `undefined` for what is none, which is ignored. */
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
