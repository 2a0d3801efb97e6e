import { customerName } from "./customer-name.ts";
import * as store from "./chat.repository.ts";
import type { ChatHouse } from "./house.ts";

/** What the desk of consultants shows: who waits, who speaks with whom, and all that was said in one conversation. */
export function deskView({ world }: ChatHouse, chatId: string | undefined) {
  const chats = store
    .openChats(world.db)
    .map(({ chatId: id, account, login, topic, side, agentName, startedAt, waitingAt }) => ({
      id,
      account,
      login,
      topic,
      side,
      agentName,
      startedAt,
      waitingAt,
      name: customerName(world.db, account),
    }));
  const chosen = chatId === undefined ? undefined : store.findChat(world.db, chatId);
  const chat = chosen && {
    id: chosen.chatId,
    name: customerName(world.db, chosen.account),
    login: chosen.login,
    account: chosen.account,
    email: chosen.email,
    topic: chosen.topic,
    side: chosen.side,
    agentName: chosen.agentName,
    isOver: chosen.endedAt !== undefined,
    ...(chosen.rating === undefined ? {} : { rating: chosen.rating }),
    messages: store
      .messagesAfter(world.db, chosen.chatId, 0)
      .map((message) => ({ type: message.type, ...store.told(message) })),
  };
  return { now: world.now(), chats, ...(chat === undefined ? {} : { chat }) };
}
