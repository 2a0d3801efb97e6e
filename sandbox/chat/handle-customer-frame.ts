import { renewSession, rolesOf, type ServerSession } from "../contexts/session.repository.ts";
import type { JsonRecord } from "#kit/json.ts";
import { botGreeting, answerAsBot } from "./bot.ts";
import type { ChatErrorType } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat } from "./chat.repository.ts";
import { textIn, type CustomerChatFrame } from "./chat-frames.ts";
import type { ChatServer } from "./chat-server.ts";
import type { ChatServerConnection } from "./chat-server-connection.ts";
import { foldDiacritics } from "./find-faq-answer.ts";
import { isChatOpen } from "./is-chat-open.ts";

const MAX_MESSAGE_LENGTH = 4_000;
const MAX_ID_LENGTH = 100;
const MIN_SEARCH_LENGTH = 3;
/** Time for which a window can still reconnect to an ended chat, ms. */
const RECONNECT_AFTER_END_MS = 600_000;
/** Possible ratings of a chat. */
const RATINGS = [1, 2, 3, 4, 5] as const;
const BOT_TYPING_MS = 700;
const MAX_TITLE_LENGTH = 60;
const TOPIC_TITLES: Readonly<Record<store.ChatTopicCode, string>> = {
  FORMAL: "Sprawy formalne",
  TECHNICAL: "Pomoc techniczna",
  SALE: "Oferta i zakup",
};

/** Frame of a customer with the dependencies of its handler. */
interface FrameContext {
  readonly chatServer: ChatServer;
  readonly connection: ChatServerConnection;
  readonly session: ServerSession;
  readonly data: JsonRecord;
}

/** Handles one frame of a customer (docs/contract/chat.asyncapi.json). Called inside `ChatServer.transact`. */
export function handleCustomerFrame(
  chatServer: ChatServer,
  connection: ChatServerConnection,
  session: ServerSession,
  { type, data }: CustomerChatFrame,
): void {
  const context: FrameContext = { chatServer, connection, session, data };
  switch (type) {
    case "HISTORY_LIST":
      return chatServer.sendTo(
        connection,
        rolesOf(chatServer.tenant.db, session.account).crmUser
          ? errorFrame("BACKEND_ACCESS")
          : { type, data: { chats: endedConversations(context, () => true) } },
      );
    case "SEARCH_RESULTS":
      return search(context);
    case "SESSION_HISTORY":
      return history(context);
    case "CHAT_START":
      return start(context);
    case "NEW_MESSAGE":
      return newMessage(context);
    case "ACK_NEW_MESSAGE":
      return connection.acknowledge(textIn(data, "id"));
    case "CHAT_RECONNECT":
      return reconnect(context);
    case "CHAT_ENDED":
      return end(context);
    case "WAITING": {
      const chat = openChatOf(context);
      return chat?.side === "WAITING" ? chatServer.agentPool.sendPosition(chat) : undefined;
    }
  }
}

/** @param continues the conversation with the bot goes on */
export function errorFrame(errorType: ChatErrorType, continues = false) {
  return { type: "ERROR", data: { errorType, ...(continues && { continues }) } };
}

function openChatOf({ chatServer, session }: FrameContext): Chat | undefined {
  const chat = store.findLastChat(chatServer.tenant.db, session.sessionId);
  return chat?.endedAt === undefined ? chat : undefined;
}

/** Ends the chat of the customer and stores the rating, then or later. */
function end({ chatServer, session, data: { rating } }: FrameContext): void {
  const chat = store.findLastChat(chatServer.tenant.db, session.sessionId);
  if (chat === undefined) return;
  chatServer.end(chat);
  const given = RATINGS.find((one) => one === rating);
  if (given !== undefined) store.rateChat(chatServer.tenant.db, chat.chatId, given);
}

/** Lists the ended chats whose texts fit. */
function endedConversations(
  { chatServer, session }: FrameContext,
  fits: (texts: readonly string[]) => boolean,
): readonly JsonRecord[] {
  const { db } = chatServer.tenant;
  return store.findEndedChats(db, session.account, session.login).flatMap(({ chatId, startedAt, topic }) => {
    const messages = store.findMessagesAfter(db, chatId, 0);
    if (!fits(messages.map(({ message }) => message ?? ""))) return [];
    // An answer that the bot suggested says little about the conversation.
    const suggested = new Set(messages.flatMap(({ answers = [] }) => answers));
    const first = messages.find(({ side, message = "" }) => side === "CUSTOMER" && !suggested.has(message))?.message;
    const title =
      first === undefined
        ? TOPIC_TITLES[topic]
        : first.length > MAX_TITLE_LENGTH
          ? `${first.slice(0, MAX_TITLE_LENGTH)}…`
          : first;
    return [{ id: chatId, date: new Date(startedAt).toISOString(), title, topic }];
  });
}

function search(context: FrameContext): void {
  const searchValue = textIn(context.data, "searchValue");
  const wanted = foldDiacritics(searchValue.trim());
  const chats =
    wanted.length < MIN_SEARCH_LENGTH
      ? []
      : endedConversations(context, (texts) => texts.some((text) => foldDiacritics(text).includes(wanted)));
  context.chatServer.sendTo(context.connection, { type: "SEARCH_RESULTS", data: { searchValue, chats } });
}

/** Sends the transcript of a chat, empty if the chat belongs to another customer. */
function history({ chatServer, connection, session, data }: FrameContext): void {
  const chat = store.findChat(chatServer.tenant.db, textIn(data, "id"));
  const isOwn = chat?.account === session.account && chat.login === session.login;
  chatServer.sendTo(connection, {
    type: "HISTORY",
    data: { id: textIn(data, "id"), messages: isOwn ? messagesOf(chatServer, chat, 0) : [] },
  });
}

function messagesOf(chatServer: ChatServer, { chatId }: Chat, after: number): readonly JsonRecord[] {
  return store
    .findMessagesAfter(chatServer.tenant.db, chatId, after)
    .map((message) => ({ type: message.type, ...store.toFrameData(message) }));
}

function start({ chatServer, connection, session, data }: FrameContext): void {
  const { db } = chatServer.tenant;
  const topic = store.CHAT_TOPICS.find((one) => one === data["topic"]);
  const email = textIn(data, "email");
  // Invalid start that no portal sends: no response.
  if (topic === undefined || !email.includes("@")) return;
  const full = store.countOpenChats(db, session.account, session.login) >= chatServer.settings.perCustomer;
  const error =
    chatServer.faults.error("start") ??
    (rolesOf(db, session.account).crmUser
      ? "BACKEND_ACCESS"
      : full
        ? "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER"
        : undefined);
  if (error !== undefined) return chatServer.sendTo(connection, errorFrame(error));
  const { sessionId, account, login, chatLanguage: language } = session;
  const chat = store.insertChat(
    db,
    { sessionId, account, login, language, topic, email, phone: textIn(data, "phone") || undefined },
    chatServer.tenant.now(),
  );
  chatServer.postMessage(chat, botGreeting(chat, isChatOpen(chatServer.tenant, topic)));
}

function newMessage(context: FrameContext): void {
  const { chatServer, connection, session, data } = context;
  const { db } = chatServer.tenant;
  const [id, message] = [textIn(data, "id"), textIn(data, "data")];
  if (id === "" || id.length > MAX_ID_LENGTH || message === "" || message.length > MAX_MESSAGE_LENGTH) return;
  const last = store.findLastChat(db, session.sessionId);
  if (last === undefined) return;
  const { stored, isNew } = chatServer.storeCustomerMessage(last, id, message, connection);
  if (stored === undefined) return;
  chatServer.sendTo(connection, {
    type: "ACK_NEW_MESSAGE",
    data: { id, place: stored.place, date: new Date(stored.sentAt).toISOString() },
  });
  if (!isNew) return;
  renewSession(db, session, chatServer.tenant.now());
  if (last.side === "BOT") answerByBot(context, last, message);
  else chatServer.agentPool.handleCustomerMessage(last, message);
}

/** Shows the bot typing, then posts its reply. */
function answerByBot({ chatServer, connection }: FrameContext, chat: Chat, message: string): void {
  chatServer.broadcast(chat, { type: "IS_TYPING", data: {} });
  chatServer.schedule(BOT_TYPING_MS, () => {
    const now = store.findChat(chatServer.tenant.db, chat.chatId);
    if (now?.side !== "BOT" || now.endedAt !== undefined) return;
    const { replies, handOver } = answerAsBot(
      { tenant: chatServer.tenant, chat: now, origin: connection.origin },
      message,
    );
    if (handOver) return chatServer.agentPool.handOver(now, replies);
    for (const content of replies) chatServer.postMessage(now, content);
  });
}

function reconnect({ chatServer, connection, session, data }: FrameContext): void {
  const chat = store.findLastChat(chatServer.tenant.db, session.sessionId);
  const isKnown =
    chat !== undefined &&
    chat.account === session.account &&
    (chat.endedAt === undefined || chatServer.tenant.now() - chat.endedAt < RECONNECT_AFTER_END_MS);
  if (!isKnown) return chatServer.sendTo(connection, { type: "CHAT_RECONNECT", data: { active: false } });
  const { after } = data;
  const messages = messagesOf(chatServer, chat, typeof after === "number" ? after : 0);
  chatServer.sendTo(connection, {
    type: "CHAT_RECONNECT",
    data: { active: true, side: chat.side, ended: chat.endedAt !== undefined, messages },
  });
  if (chat.side === "WAITING" && chat.endedAt === undefined) chatServer.agentPool.sendPosition(chat);
}
