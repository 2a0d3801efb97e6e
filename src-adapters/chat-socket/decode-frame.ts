import { chatError } from "#domain/chat/chat-error.ts";
import type { ChatContent, ChatMessage, ChatSender, FormerChat } from "#domain/chat/chat-message.ts";
import type { OtherSide, ReceivedFrame } from "#domain/chat/frames.ts";
import { openableHost } from "#domain/chat/openable-address.ts";
import { filledText, listOf, momentOf, placeOf, recordOf, textOf, type JsonRecord } from "./fields.ts";

/** Why a frame is not taken: it is reported with its type, and nothing happens (CHAT-13). */
export interface RefusedFrame {
  readonly why: "not-json" | "unknown" | "malformed";
  /** As far as it can be told; never what the frame holds. */
  readonly type: string | undefined;
}

export type DecodedFrame =
  /** `leftOut`: so many parts of a list could not be read; it is reported, and the rest is shown. */
  | { readonly ok: true; readonly frame: ReceivedFrame; readonly leftOut: number }
  | { readonly ok: false; readonly refused: RefusedFrame };

/** `leave` is told how many parts of a list were left out. */
type Decoder = (data: JsonRecord, leave: (count: number) => void) => ReceivedFrame | undefined;

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
  ["HISTORY_LIST", (data, leave) => withChats(data, leave, (chats) => ({ type: "HISTORY_LIST", chats }))],
  ["HISTORY", history],
  ["BOT_ENDED", () => ({ type: "BOT_ENDED" })],
  ["CHAT_ENDED", () => ({ type: "CHAT_ENDED" })],
  ["IS_TYPING", ({ agentName }) => ({ type: "IS_TYPING", name: filledText(agentName) })],
  ["ERROR", ({ errorType }) => ({ type: "ERROR", error: chatError(textOf(errorType) ?? "") })],
  ...(["NEW_MESSAGE", "IMG_MESSAGE", "URL_MESSAGE"] as const).map((type): readonly [string, Decoder] => [
    type,
    (data) => {
      const message = decodeMessage({ ...data, type });
      return message && { type: "NEW_MESSAGE", message };
    },
  ]),
  [
    "SEARCH_RESULTS",
    (data, leave) => {
      const searchValue = textOf(data["searchValue"]);
      return searchValue === undefined
        ? undefined
        : withChats(data, leave, (chats) => ({ type: "SEARCH_RESULTS", searchValue, chats }));
    },
  ],
  ["WAIT_MESSAGE", ({ position }) => ({ type: "WAIT_MESSAGE", position: placeOf(position) })],
  ["ACK_NEW_MESSAGE", acknowledgement],
  ["CHAT_RECONNECT", reconnect],
]);

/** Reads one frame. Never throws, whatever comes. */
export function decodeFrame(text: string): DecodedFrame {
  const frame = recordOf(parsed(text));
  if (frame === undefined) return { ok: false, refused: { why: "not-json", type: undefined } };
  const type = textOf(frame["type"]);
  const decode = DECODERS.get(type ?? "");
  // a type that nobody knows may be anything: so much of it is told, and no more
  if (decode === undefined)
    return { ok: false, refused: { why: "unknown", type: /^[A-Z_]{1,40}$/.test(type ?? "") ? type : undefined } };
  const data = recordOf(frame["data"] ?? {});
  let leftOut = 0;
  const decoded =
    data &&
    decode(data, (count) => {
      leftOut += count;
    });
  return decoded === undefined
    ? { ok: false, refused: { why: "malformed", type } }
    : { ok: true, frame: decoded, leftOut };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withChats(
  data: JsonRecord,
  leave: (count: number) => void,
  make: (chats: readonly FormerChat[]) => ReceivedFrame,
): ReceivedFrame | undefined {
  const chats = listOf(data["chats"], (one) => {
    const { id, date, title } = recordOf(one) ?? {};
    const [known, at] = [filledText(id), momentOf(date)];
    return known === undefined || at === undefined ? undefined : { id: known, at, title: filledText(title) ?? "" };
  });
  if (chats === undefined) return undefined;
  leave(chats.leftOut);
  return make(chats.parts);
}

/** Messages of the past. One without its place among the others cannot be shown. */
function messagesOf(value: unknown, leave: (count: number) => void): readonly ChatMessage[] | undefined {
  const said = listOf(value, (one) => decodeMessage(recordOf(one) ?? {}));
  if (said !== undefined) leave(said.leftOut);
  return said?.parts;
}

function history({ id, messages }: JsonRecord, leave: (count: number) => void): ReceivedFrame | undefined {
  const [known, said] = [filledText(id), messagesOf(messages, leave)];
  return known === undefined || said === undefined ? undefined : { type: "HISTORY", id: known, messages: said };
}

function acknowledgement(data: JsonRecord): ReceivedFrame | undefined {
  const [id, place, at] = [filledText(data["id"]), placeOf(data["place"]), momentOf(data["date"])];
  return id === undefined || place === undefined || at === undefined
    ? undefined
    : { type: "ACK_NEW_MESSAGE", id, place, at };
}

function reconnect(
  { active, side, ended, messages }: JsonRecord,
  leave: (count: number) => void,
): ReceivedFrame | undefined {
  if (active === false) return { type: "CHAT_RECONNECT", isOn: false };
  const [other, said] = [SIDES.get(textOf(side) ?? ""), messagesOf(messages ?? [], leave)];
  if (active !== true || other === undefined || said === undefined) return undefined;
  return { type: "CHAT_RECONNECT", isOn: true, side: other, hasEnded: ended === true, messages: said };
}

/**
 * One message, live or of the past. Whatever else is broken, one that has its place keeps it: without it the
 * conversation would seem to miss something for ever.
 */
function decodeMessage(data: JsonRecord): ChatMessage | undefined {
  const [id, place, at] = [filledText(data["id"]), placeOf(data["place"]), momentOf(data["date"])];
  if (id === undefined || place === undefined || at === undefined) return undefined;
  return {
    id,
    place,
    at,
    sender: SENDERS.get(textOf(data["side"]) ?? "") ?? "system",
    content: contentOf(data),
    name: filledText(data["agentName"]) ?? filledText(data["operatorName"]),
    answers: listOf(data["answers"], filledText)?.parts ?? [],
  };
}

/** What was said. A picture or a link that may not be opened stays as its text. */
function contentOf({ type, message, url }: JsonRecord): ChatContent {
  const text = filledText(message);
  const address = filledText(url);
  if ((type === "IMG_MESSAGE" || type === "URL_MESSAGE") && address !== undefined) {
    if (openableHost(address) === undefined) return { kind: "text", text: text ?? address };
    return { kind: type === "IMG_MESSAGE" ? "image" : "link", url: address, text: text ?? "" };
  }
  return text === undefined || !DECODERS.has(textOf(type) ?? "") ? { kind: "unreadable" } : { kind: "text", text };
}
