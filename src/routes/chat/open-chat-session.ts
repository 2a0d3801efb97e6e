import { reaction } from "mobx";
import { contactPrefill } from "#domain/contact/visible-contact.ts";
import { draftOwner } from "#domain/drafts/index.ts";
import { ChatViewModel } from "#ui/features/chat/chat.lazy-module.tsx";
import type { ChatDependencies } from "#ui/features/chat/chat-dependencies.ts";
import { ChatStore } from "#ui/stores/chat/chat.store.ts";
import { chatLossAtLogout } from "#domain/chat/index.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import type { ChatSession } from "../../boot/chat-session.ts";
import { fileSaverWithToast } from "../save-file.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import * as tokens from "../../container/tokens.ts";
import { isChatFullScreen } from "./is-chat-full-screen.ts";

/**
 * Returns the chat of this page; creates it on first use. Rejects when its code cannot be loaded; the next call
 * retries.
 */
export function openChatSession(container: AppContainer): Promise<ChatSession> {
  const chat = container.root.get(tokens.CHAT_SESSION);
  return chat.get(() => {
    const opening = createChat(container);
    opening.catch(() => chat.forget());
    return opening;
  });
}

async function createChat(container: AppContainer): Promise<ChatSession> {
  await container.load("chat");
  const { root } = container;
  const clock = root.get(tokens.CLOCK_PORT);
  const idempotencyKeys = root.get(tokens.IDEMPOTENCY_KEY_PORT);
  const session = root.get(tokens.SESSION_STORE);
  const leadership = root.get(tokens.TAB_LEADERSHIP_PORT);
  const store = new ChatStore({
    clock,
    ids: idempotencyKeys,
    connectivity: root.get(tokens.CONNECTIVITY_PORT),
    admission: root.get(tokens.CHAT_ADMISSION_PORT),
    socket: root.get(tokens.CHAT_SOCKET_PORT),
    memory: root.get(tokens.CHAT_MEMORY_PORT),
    random: () => Math.random(),
    alert: root.get(tokens.CHAT_ALERT_PORT),
    leadership,
  });
  reaction(
    () => store.sound && store.state.isOpen,
    (plays) => (plays ? leadership.join() : leadership.leave()),
    { fireImmediately: true },
  );
  const { customerService, technical } = root.get(tokens.PORTAL_SETTINGS).help;
  const weeks = [customerService, technical];
  const save = fileSaverWithToast(container);
  // The chat outlives a switch of the account, so each read uses the current account.
  const access = () => container.account?.get(tokens.NAVIGATION_STORE).access;
  const model = new ChatViewModel({
    store,
    prefill: () =>
      contactPrefill(
        container.account?.get(tokens.CONTACT_STORE).data.known,
        container.account?.get(tokens.CLIENT_STORE).data.known?.client,
      ),
    outages: currentOutages(container),
    helpLines: root.get(tokens.BRAND).helpLines.map(({ name, hours }) => ({
      name,
      hours,
      week: weeks.find((helpDesk) => helpDesk?.name === name)?.hours ?? [],
    })),
    agentHours: (topic) => (topic === "technical" ? (technical ?? customerService) : customerService).hours,
    clock: root.get(tokens.SERVICE_CLOCK),
    idempotencyKeys,
    mayAskForSupport: () => access()?.messages === "yes",
    host: window.location.host,
    isFullScreen: isChatFullScreen,
    save: (name, text) => save(name, "text/plain;charset=utf-8", text),
  });
  reaction(
    () => (session.current === undefined || access()?.chat === "no" ? undefined : draftOwner(session.current)),
    (owner, before) => {
      if (owner === undefined) {
        if (before !== undefined) model.handleLogout();
      } else if (before === undefined) store.begin(owner);
      else model.switchOwner(owner);
    },
    { fireImmediately: true },
  );
  // Without the form services the portal asks nothing.
  container.loadService("forms", tokens.FORM_SERVICES).then(
    ({ unsaved }) => unsaved.watch(unsavedChat(store)),
    () => undefined,
  );
  return { store, model };
}

/** Chat as unsaved work: a logout and another account end it (CHAT-03). */
function unsavedChat(store: ChatStore): UnsavedForm {
  const loss = () => chatLossAtLogout(store.state, store.draft);
  return {
    get dirty() {
      return loss() !== undefined;
    },
    busy: false,
    endsWithAccount: true,
    lostContent: () => loss() ?? "text",
    // The end of the session or of the account ends the chat.
    reset: () => undefined,
  };
}

/** Outages of the current account; unknown without a login. */
function currentOutages(container: AppContainer): ChatDependencies["outages"] {
  const outages = () => container.account?.get(tokens.MESSAGES_STORE).outages;
  return {
    get known() {
      return outages()?.known;
    },
    get state() {
      return outages()?.state ?? { status: "idle" };
    },
    get incompleteFields() {
      return outages()?.incompleteFields ?? [];
    },
    load: () => outages()?.load() ?? Promise.resolve(),
    reload: () => outages()?.reload() ?? Promise.resolve(),
  };
}
