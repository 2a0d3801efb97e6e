import { parseChatError } from "#domain/chat/chat-error.ts";
import type { ChatContent, ChatMessage, ChatSender, FormerChat } from "#domain/chat/chat-message.ts";
import { CHAT_START_TOPICS, type ChatPartner, type ReceivedFrame } from "#domain/chat/frames.ts";
import { openableHost } from "#domain/chat/openable-host.ts";
import {
  readNonEmptyText,
  readList,
  readInstant,
  readPlace,
  readRecord,
  readText,
  type JsonObject,
} from "./json-values.ts";
import { TOPIC_CODES } from "./encode-frame.ts";

/** Reason for rejecting a frame. The frame is reported with its type and otherwise ignored (CHAT-13). */
export interface RejectedFrame {
  readonly why: "not-json" | "unknown" | "malformed";
  /** Type of the frame, if it is readable; never the content. */
  readonly type: string | undefined;
}

export type DecodedFrame =
  /** `leftOut`: number of unreadable items of a list. They are reported; the rest is shown. */
  | { readonly ok: true; readonly frame: ReceivedFrame; readonly leftOut: number }
  | { readonly ok: false; readonly rejected: RejectedFrame };

/** Calls `addLeftOut` with the number of unreadable items of a list. */
type Decoder = (data: JsonObject, addLeftOut: (count: number) => void) => ReceivedFrame | undefined;

// Maps, because a record would also contain inherited keys such as "toString".
const SENDERS: ReadonlyMap<string, ChatSender> = new Map([
  ["CUSTOMER", "customer"],
  ["BOT", "bot"],
  ["AGENT", "agent"],
  ["SYSTEM", "system"],
]);
const PARTNERS: ReadonlyMap<string, ChatPartner> = new Map([
  ["BOT", "bot"],
  ["WAITING", "waiting"],
  ["AGENT", "agent"],
]);

/** Decoders by frame type. */
const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["HISTORY_LIST", (data, addLeftOut) => decodeChats(data, addLeftOut, (chats) => ({ type: "HISTORY_LIST", chats }))],
  ["HISTORY", decodeHistory],
  ["BOT_ENDED", () => ({ type: "BOT_ENDED" })],
  ["CHAT_ENDED", () => ({ type: "CHAT_ENDED" })],
  ["IS_TYPING", ({ agentName }) => ({ type: "IS_TYPING", name: readNonEmptyText(agentName) })],
  [
    "ERROR",
    ({ errorType, continues }) => ({
      type: "ERROR",
      error: parseChatError(readText(errorType) ?? ""),
      ...(continues === true && { keepsConversation: true }),
    }),
  ],
  ...(["NEW_MESSAGE", "IMG_MESSAGE", "URL_MESSAGE"] as const).map((type): readonly [string, Decoder] => [
    type,
    (data) => {
      const message = decodeMessage({ ...data, type });
      return message && { type: "NEW_MESSAGE", message };
    },
  ]),
  [
    "SEARCH_RESULTS",
    (data, addLeftOut) => {
      const searchValue = readText(data["searchValue"]);
      return searchValue === undefined
        ? undefined
        : decodeChats(data, addLeftOut, (chats) => ({ type: "SEARCH_RESULTS", searchValue, chats }));
    },
  ],
  ["WAIT_MESSAGE", ({ position }) => ({ type: "WAIT_MESSAGE", position: readPlace(position) })],
  ["ACK_NEW_MESSAGE", decodeAcknowledgement],
  ["CHAT_RECONNECT", decodeReconnect],
]);

/** Decodes one frame. Never throws. */
export function decodeFrame(text: string): DecodedFrame {
  const frame = readRecord(parseJson(text));
  if (frame === undefined) return { ok: false, rejected: { why: "not-json", type: undefined } };
  const type = readText(frame["type"]);
  const decode = DECODERS.get(type ?? "");
  // An unknown type can contain anything, so only a plain type name is reported.
  if (decode === undefined)
    return { ok: false, rejected: { why: "unknown", type: /^[A-Z_]{1,40}$/.test(type ?? "") ? type : undefined } };
  const data = readRecord(frame["data"] ?? {});
  let leftOut = 0;
  const decoded =
    data &&
    decode(data, (count) => {
      leftOut += count;
    });
  return decoded === undefined
    ? { ok: false, rejected: { why: "malformed", type } }
    : { ok: true, frame: decoded, leftOut };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeChats(
  data: JsonObject,
  addLeftOut: (count: number) => void,
  make: (chats: readonly FormerChat[]) => ReceivedFrame,
): ReceivedFrame | undefined {
  const chats = readList(data["chats"], (one) => {
    const { id, date, title, topic: code } = readRecord(one) ?? {};
    const [chatId, at] = [readNonEmptyText(id), readInstant(date)];
    const topic = CHAT_START_TOPICS.find((known) => TOPIC_CODES[known] === code);
    return chatId === undefined || at === undefined
      ? undefined
      : { id: chatId, at, title: readNonEmptyText(title) ?? "", ...(topic !== undefined && { topic }) };
  });
  if (chats === undefined) return undefined;
  addLeftOut(chats.leftOut);
  return make(chats.items);
}

/** Messages of the history. Drops a message without an id or a date, because it cannot be ordered. */
function messagesOf(value: unknown, addLeftOut: (count: number) => void): readonly ChatMessage[] | undefined {
  const decodedMessages = readList(value, (one) => decodeMessage(readRecord(one) ?? {}));
  if (decodedMessages !== undefined) addLeftOut(decodedMessages.leftOut);
  return decodedMessages?.items;
}

function decodeHistory({ id, messages }: JsonObject, addLeftOut: (count: number) => void): ReceivedFrame | undefined {
  const [chatId, decodedMessages] = [readNonEmptyText(id), messagesOf(messages, addLeftOut)];
  return chatId === undefined || decodedMessages === undefined
    ? undefined
    : { type: "HISTORY", id: chatId, messages: decodedMessages };
}

function decodeAcknowledgement(data: JsonObject): ReceivedFrame | undefined {
  const id = readNonEmptyText(data["id"]);
  return id === undefined
    ? undefined
    : { type: "ACK_NEW_MESSAGE", id, place: readPlace(data["place"]), at: readInstant(data["date"]) };
}

function decodeReconnect(
  { active, side, ended, messages }: JsonObject,
  addLeftOut: (count: number) => void,
): ReceivedFrame | undefined {
  if (active === false) return { type: "CHAT_RECONNECT", isKnown: false };
  const [partner, decodedMessages] = [PARTNERS.get(readText(side) ?? ""), messagesOf(messages ?? [], addLeftOut)];
  if (active !== true || partner === undefined || decodedMessages === undefined) return undefined;
  return { type: "CHAT_RECONNECT", isKnown: true, partner, hasEnded: ended === true, messages: decodedMessages };
}

/**
 * Decodes one message, live or from the history. Keeps a message that has id and date even if other fields are broken:
 * otherwise the conversation would show a gap that never closes.
 */
function decodeMessage(data: JsonObject): ChatMessage | undefined {
  const [id, at] = [readNonEmptyText(data["id"]), readInstant(data["date"])];
  if (id === undefined || at === undefined) return undefined;
  const language = readNonEmptyText(data["language"]);
  return {
    id,
    place: readPlace(data["place"]),
    at,
    sender: SENDERS.get(readText(data["side"]) ?? "") ?? "system",
    content: contentOf(data),
    name: readNonEmptyText(data["agentName"]) ?? readNonEmptyText(data["operatorName"]),
    answers: readList(data["answers"], readNonEmptyText)?.items ?? [],
    ...(language !== undefined && /^[a-z]{2}$/u.test(language) && { language }),
  };
}

/** Content of a message. An image or link with an address that must not be opened becomes text. */
function contentOf({ type, data, title }: JsonObject): ChatContent {
  const text = readNonEmptyText(data);
  if (type === "IMG_MESSAGE" || type === "URL_MESSAGE") {
    const caption = readNonEmptyText(title);
    if (text !== undefined && openableHost(text) !== undefined)
      return { kind: type === "IMG_MESSAGE" ? "image" : "link", url: text, text: caption ?? "" };
    const shown = caption ?? text;
    return shown === undefined ? { kind: "unreadable" } : { kind: "text", text: shown };
  }
  return text === undefined || !DECODERS.has(readText(type) ?? "") ? { kind: "unreadable" } : { kind: "text", text };
}
