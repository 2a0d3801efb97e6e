import { customerName } from "./customer-name.ts";
import * as store from "./chat.repository.ts";
import type { ChatServer } from "./chat-server.ts";

/** Returns the state of the agent page: waiting chats, chats with an agent and the transcript of one chat. */
export function agentPageState({ tenant }: ChatServer, chatId: string | undefined) {
  const chats = store
    .findOpenChats(tenant.db)
    .map(({ chatId: id, account, login, topic, side, agentName, startedAt, waitingAt }) => ({
      id,
      account,
      login,
      topic,
      side,
      agentName,
      startedAt,
      waitingAt,
      name: customerName(tenant.db, account),
    }));
  const chosen = chatId === undefined ? undefined : store.findChat(tenant.db, chatId);
  const chat = chosen && {
    id: chosen.chatId,
    name: customerName(tenant.db, chosen.account),
    login: chosen.login,
    account: chosen.account,
    email: chosen.email,
    topic: chosen.topic,
    side: chosen.side,
    agentName: chosen.agentName,
    isOver: chosen.endedAt !== undefined,
    ...(chosen.rating === undefined ? {} : { rating: chosen.rating }),
    messages: store
      .findMessagesAfter(tenant.db, chosen.chatId, 0)
      .map((message) => ({ type: message.type, ...store.toFrameData(message) })),
  };
  return { now: tenant.now(), chats, ...(chat === undefined ? {} : { chat }) };
}
