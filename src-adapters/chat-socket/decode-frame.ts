import { parseChatError } from "#domain/chat/chat-error.ts";
import type { ChatContent, ChatMessage, ChatSender, FormerChat } from "#domain/chat/chat-message.ts";
import type { OtherSide, ReceivedFrame } from "#domain/chat/frames.ts";
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

/** Why a frame is not taken: it is reported with its type, and nothing happens (CHAT-13). */
export interface RejectedFrame {
  readonly why: "not-json" | "unknown" | "malformed";
  /** As far as it can be told; never what the frame holds. */
  readonly type: string | undefined;
}

export type DecodedFrame =
  /** `leftOut`: so many parts of a list could not be read; it is reported, and the rest is shown. */
  | { readonly ok: true; readonly frame: ReceivedFrame; readonly leftOut: number }
  | { readonly ok: false; readonly rejected: RejectedFrame };

/** `leave` is told how many parts of a list were left out. */
type Decoder = (data: JsonObject, addLeftOut: (count: number) => void) => ReceivedFrame | undefined;

// maps: of a record even "toString" would be known
const SENDERS: ReadonlyMap<string, ChatSender> = new Map([
  ["CUSTOMER", "customer"],
  ["BOT", "bot"],
  ["AGENT", "agent"],
  ["SYSTEM", "system"],
]);
const SIDES: ReadonlyMap<string, OtherSide> = new Map([
  ["BOT", "bot"],
  ["WAITING", "waiting"],
  ["AGENT", "agent"],
]);

/** By the frame's type. */
const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["HISTORY_LIST", (data, addLeftOut) => decodeChats(data, addLeftOut, (chats) => ({ type: "HISTORY_LIST", chats }))],
  ["HISTORY", decodeHistory],
  ["BOT_ENDED", () => ({ type: "BOT_ENDED" })],
  ["CHAT_ENDED", () => ({ type: "CHAT_ENDED" })],
  ["IS_TYPING", ({ agentName }) => ({ type: "IS_TYPING", name: readNonEmptyText(agentName) })],
  ["ERROR", ({ errorType }) => ({ type: "ERROR", error: parseChatError(readText(errorType) ?? "") })],
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

/** Reads one frame. Never throws, whatever comes. */
export function decodeFrame(text: string): DecodedFrame {
  const frame = readRecord(parseJson(text));
  if (frame === undefined) return { ok: false, rejected: { why: "not-json", type: undefined } };
  const type = readText(frame["type"]);
  const decode = DECODERS.get(type ?? "");
  // a type that nobody knows may be anything: so much of it is told, and no more
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
    const { id, date, title } = readRecord(one) ?? {};
    const [chatId, at] = [readNonEmptyText(id), readInstant(date)];
    return chatId === undefined || at === undefined
      ? undefined
      : { id: chatId, at, title: readNonEmptyText(title) ?? "" };
  });
  if (chats === undefined) return undefined;
  addLeftOut(chats.leftOut);
  return make(chats.items);
}

/** Messages of the past. One without its place among the others cannot be shown. */
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
  const [id, place, at] = [readNonEmptyText(data["id"]), readPlace(data["place"]), readInstant(data["date"])];
  return id === undefined || place === undefined || at === undefined
    ? undefined
    : { type: "ACK_NEW_MESSAGE", id, place, at };
}

function decodeReconnect(
  { active, side, ended, messages }: JsonObject,
  addLeftOut: (count: number) => void,
): ReceivedFrame | undefined {
  if (active === false) return { type: "CHAT_RECONNECT", isOn: false };
  const [other, decodedMessages] = [SIDES.get(readText(side) ?? ""), messagesOf(messages ?? [], addLeftOut)];
  if (active !== true || other === undefined || decodedMessages === undefined) return undefined;
  return { type: "CHAT_RECONNECT", isOn: true, side: other, hasEnded: ended === true, messages: decodedMessages };
}

/**
 * One message, live or of the past. Whatever else is broken, one that has its place keeps it: without it the
 * conversation would seem to miss something for ever.
 */
function decodeMessage(data: JsonObject): ChatMessage | undefined {
  const [id, place, at] = [readNonEmptyText(data["id"]), readPlace(data["place"]), readInstant(data["date"])];
  if (id === undefined || place === undefined || at === undefined) return undefined;
  return {
    id,
    place,
    at,
    sender: SENDERS.get(readText(data["side"]) ?? "") ?? "system",
    content: contentOf(data),
    name: readNonEmptyText(data["agentName"]) ?? readNonEmptyText(data["operatorName"]),
    answers: readList(data["answers"], readNonEmptyText)?.items ?? [],
  };
}

/** What was said. A picture or a link that may not be opened stays as its text. */
function contentOf({ type, message, url }: JsonObject): ChatContent {
  const text = readNonEmptyText(message);
  const address = readNonEmptyText(url);
  if ((type === "IMG_MESSAGE" || type === "URL_MESSAGE") && address !== undefined) {
    if (openableHost(address) === undefined) return { kind: "text", text: text ?? address };
    return { kind: type === "IMG_MESSAGE" ? "image" : "link", url: address, text: text ?? "" };
  }
  return text === undefined || !DECODERS.has(readText(type) ?? "") ? { kind: "unreadable" } : { kind: "text", text };
}
