import { reaction } from "mobx";
import { draftOwner } from "#domain/drafts/index.ts";
import { ChatModel } from "#ui/features/chat/chat.part.tsx";
import { ChatStore } from "#ui/stores/chat/chat.store.ts";
import type { App } from "../../boot/app.ts";
import type { ChatSession } from "../../boot/chat-session.ts";
import { tellingFileSaver } from "../told-file.ts";
import {
  BRAND,
  CHAT_ADMISSION_PORT,
  CHAT_ALERT_PORT,
  CHAT_MEMORY_PORT,
  CHAT_SESSION,
  CHAT_SOCKET_PORT,
  CONNECTIVITY_PORT,
  SETTINGS,
  TAB_LEADERSHIP_PORT,
} from "../../container/tokens.ts";

/** The chat, made with the first who asks. Rejects when a part of it cannot be fetched, and may then be asked again. */
export function chatDesk(app: App): Promise<ChatSession> {
  const session = app.container.root.get(CHAT_SESSION);
  return session.get(() => {
    const opening = openDesk(app);
    opening.catch(() => session.forget());
    return opening;
  });
}

async function openDesk(app: App): Promise<ChatSession> {
  const { session, navigation, contact, messages } = app.stores;
  await app.container.load("chat");
  const { root } = app.container;
  const { customerService, technical } = root.get(SETTINGS).help;
  const weeks = [customerService, technical];
  const ports = {
    clock: app.clock,
    connectivity: root.get(CONNECTIVITY_PORT),
    ids: app.idempotencyKeys,
    admission: root.get(CHAT_ADMISSION_PORT),
    socket: root.get(CHAT_SOCKET_PORT),
    memory: root.get(CHAT_MEMORY_PORT),
  };
  const leadership = root.get(TAB_LEADERSHIP_PORT);
  const store = new ChatStore({
    ...ports,
    chance: () => Math.random(),
    alert: root.get(CHAT_ALERT_PORT),
    leadership,
  });
  reaction(
    () => store.sound && store.state.isOpen,
    (plays) => (plays ? leadership.join() : leadership.leave()),
    { fireImmediately: true },
  );
  const save = tellingFileSaver(app);
  const model = new ChatModel({
    store,
    contact: contact.data,
    outages: messages.outages,
    desks: root.get(BRAND).helpLines.map(({ name, hours }) => ({
      name,
      hours,
      week: weeks.find((desk) => desk?.name === name)?.hours ?? [],
    })),
    clock: app.clock,
    idempotencyKeys: app.idempotencyKeys,
    mayAskForSupport: () => navigation.access?.messages === "yes",
    host: window.location.host,
    save: (name, text) => save(name, "text/plain;charset=utf-8", text),
  });
  reaction(
    () => (session.current === undefined || navigation.access?.chat === "no" ? undefined : draftOwner(session.current)),
    (owner, before) => {
      if (owner === undefined) {
        if (before !== undefined) model.leave();
      } else if (before === undefined) store.begin(owner);
      else model.moveTo(owner);
    },
    { fireImmediately: true },
  );
  return { store, model };
}
