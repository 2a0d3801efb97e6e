import { renewSession, rolesOf, type ServerSession } from "../contexts/session.repository.ts";
import type { JsonRecord } from "../database/json.ts";
import { botGreeting, botTurn } from "./bot.ts";
import type { ChatErrorType } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat } from "./chat.repository.ts";
import { textIn, type CustomerFrame } from "./frame.ts";
import type { ChatHouse } from "./house.ts";
import type { Line } from "./line.ts";
import { plainWords } from "./plain-words.ts";

const LONGEST_MESSAGE = 4_000;
const LONGEST_ID = 100;
const SHORTEST_SEARCH = 3;
/** A conversation that has ended is still told of to a window that asks for it so soon after, ms. */
const TOLD_AFTER_END_MS = 600_000;
/** How content a customer can be. */
const RATINGS = [1, 2, 3, 4, 5] as const;
const BOT_TYPES_MS = 700;
const TITLE = 60;
const TOPIC_TITLES: Readonly<Record<store.ChatTopic, string>> = {
  FORMAL: "Sprawy formalne",
  TECHNICAL: "Pomoc techniczna",
  SALE: "Oferta",
};

/** A frame of a customer with all that its answer needs. */
interface Asked {
  readonly house: ChatHouse;
  readonly line: Line;
  readonly session: ServerSession;
  readonly data: JsonRecord;
}

/** Answers one frame of a customer (docs/contract/chat.asyncapi.json). Called inside `ChatHouse.act`. */
export function answerFrame(house: ChatHouse, line: Line, session: ServerSession, { type, data }: CustomerFrame): void {
  const asked: Asked = { house, line, session, data };
  switch (type) {
    case "HISTORY_LIST":
      return house.tell(
        line,
        rolesOf(house.world.db, session.account).crmUser
          ? errorFrame("BACKEND_ACCESS")
          : { type, data: { chats: former(asked, () => true) } },
      );
    case "SEARCH_RESULTS":
      return search(asked);
    case "SESSION_HISTORY":
      return history(asked);
    case "CHAT_START":
      return start(asked);
    case "NEW_MESSAGE":
      return newMessage(asked);
    case "ACK_NEW_MESSAGE":
      return line.acknowledged(textIn(data, "id"));
    case "CHAT_RECONNECT":
      return reconnect(asked);
    case "CHAT_ENDED":
      return end(asked);
    case "WAITING": {
      const chat = openChatOf(asked);
      return chat?.side === "WAITING" ? house.desk.tellPosition(chat) : undefined;
    }
  }
}

export function errorFrame(errorType: ChatErrorType) {
  return { type: "ERROR", data: { errorType } };
}

function openChatOf({ house, session }: Asked): Chat | undefined {
  const chat = store.lastChatOf(house.world.db, session.sessionId);
  return chat?.endedAt === undefined ? chat : undefined;
}

/** The customer ends the conversation, and says how it was then or afterwards. */
function end({ house, session, data: { rating } }: Asked): void {
  const chat = store.lastChatOf(house.world.db, session.sessionId);
  if (chat === undefined) return;
  house.end(chat);
  const given = RATINGS.find((one) => one === rating);
  if (given !== undefined) store.rateChat(house.world.db, chat.chatId, given);
}

/** Conversations that are over, of those that fit. */
function former({ house, session }: Asked, fits: (texts: readonly string[]) => boolean): readonly JsonRecord[] {
  const { db } = house.world;
  return store.endedChats(db, session.account, session.login).flatMap(({ chatId, startedAt, topic }) => {
    const messages = store.messagesAfter(db, chatId, 0);
    if (!fits(messages.map(({ message }) => message ?? ""))) return [];
    const first = messages.find(({ side }) => side === "CUSTOMER")?.message;
    const title =
      first === undefined ? TOPIC_TITLES[topic] : first.length > TITLE ? `${first.slice(0, TITLE)}…` : first;
    return [{ id: chatId, date: new Date(startedAt).toISOString(), title }];
  });
}

function search(asked: Asked): void {
  const searchValue = textIn(asked.data, "searchValue");
  const wanted = plainWords(searchValue.trim());
  const chats =
    wanted.length < SHORTEST_SEARCH
      ? []
      : former(asked, (texts) => texts.some((text) => plainWords(text).includes(wanted)));
  asked.house.tell(asked.line, { type: "SEARCH_RESULTS", data: { searchValue, chats } });
}

/** What was said, where it was said to this customer. */
function history({ house, line, session, data }: Asked): void {
  const chat = store.findChat(house.world.db, textIn(data, "id"));
  const isOwn = chat?.account === session.account && chat.login === session.login;
  house.tell(line, {
    type: "HISTORY",
    data: { id: textIn(data, "id"), messages: isOwn ? messagesOf(house, chat, 0) : [] },
  });
}

function messagesOf(house: ChatHouse, { chatId }: Chat, after: number): readonly JsonRecord[] {
  return store
    .messagesAfter(house.world.db, chatId, after)
    .map((message) => ({ type: message.type, ...store.told(message) }));
}

function start({ house, line, session, data }: Asked): void {
  const { db } = house.world;
  const topic = store.CHAT_TOPICS.find((one) => one === data["topic"]);
  const email = textIn(data, "email");
  // nothing that a portal sends: nobody waits for an answer
  if (topic === undefined || !email.includes("@")) return;
  const full = store.countOpen(db, session.account, session.login) >= house.settings.perCustomer;
  const error =
    house.faults.error("start") ??
    (rolesOf(db, session.account).crmUser
      ? "BACKEND_ACCESS"
      : full
        ? "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER"
        : undefined);
  if (error !== undefined) return house.tell(line, errorFrame(error));
  const { sessionId, account, login } = session;
  const chat = store.openChat(
    db,
    { sessionId, account, login, topic, email, phone: textIn(data, "phone") || undefined },
    house.world.now(),
  );
  house.say(chat, botGreeting());
}

function newMessage(asked: Asked): void {
  const { house, line, session, data } = asked;
  const { db } = house.world;
  const [id, message] = [textIn(data, "id"), textIn(data, "message")];
  if (id === "" || id.length > LONGEST_ID || message === "" || message.length > LONGEST_MESSAGE) return;
  const last = store.lastChatOf(db, session.sessionId);
  if (last === undefined) return;
  const { kept, isNew } = house.hearFrom(last, id, message, line);
  if (kept === undefined) return;
  house.tell(line, {
    type: "ACK_NEW_MESSAGE",
    data: { id, place: kept.place, date: new Date(kept.saidAt).toISOString() },
  });
  if (!isNew) return;
  renewSession(db, session, house.world.now());
  if (last.side === "BOT") answerByBot(asked, last, message);
  else house.desk.heard(last, message);
}

/** The bot types for a while, and says what it knows. */
function answerByBot({ house, line }: Asked, chat: Chat, message: string): void {
  house.tellAll(chat, { type: "IS_TYPING", data: {} });
  house.later(BOT_TYPES_MS, () => {
    const now = store.findChat(house.world.db, chat.chatId);
    if (now?.side !== "BOT" || now.endedAt !== undefined) return;
    const { sayings, handOver } = botTurn({ world: house.world, chat: now, origin: line.origin }, message);
    if (handOver) return house.desk.handOver(now, sayings);
    for (const saying of sayings) house.say(now, saying);
  });
}

function reconnect({ house, line, session, data }: Asked): void {
  const chat = store.lastChatOf(house.world.db, session.sessionId);
  const isKnown =
    chat !== undefined &&
    chat.account === session.account &&
    (chat.endedAt === undefined || house.world.now() - chat.endedAt < TOLD_AFTER_END_MS);
  if (!isKnown) return house.tell(line, { type: "CHAT_RECONNECT", data: { active: false } });
  const { after } = data;
  const messages = messagesOf(house, chat, typeof after === "number" ? after : 0);
  house.tell(line, {
    type: "CHAT_RECONNECT",
    data: { active: true, side: chat.side, ended: chat.endedAt !== undefined, messages },
  });
  if (chat.side === "WAITING" && chat.endedAt === undefined) house.desk.tellPosition(chat);
}
