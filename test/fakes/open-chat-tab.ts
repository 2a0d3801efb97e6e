import type { ChatMemoryPort, ChatMessage, ReceivedFrame } from "#domain/chat/index.ts";
import { ChatStore } from "#ui/stores/chat/chat.store.ts";
import { fakeChatAlert } from "./fake-chat-alert.ts";
import { fakeChatAdmission, fakeChatSocket } from "./fake-chat.ts";
import { fakeChatMemoryTabs } from "./fake-chat-memory.ts";
import { fakeIdempotencyKeys, fakeConnectivity } from "./fake-device.ts";
import { movableClock } from "./movable-clock.ts";

export const START_FORM = { email: "anna@example.pl", topic: "technical", phone: undefined } as const;
/** Owner of the chat. */
export const CHAT_OWNER = "anna/4127830";

/** Frame of a message at that place of the conversation. */
export const newMessageFrame = (place: number, sender: ChatMessage["sender"] = "agent"): ReceivedFrame => ({
  type: "NEW_MESSAGE",
  message: {
    id: `m-${place}`,
    place,
    sender,
    content: { kind: "text", text: `Zdanie ${place}` },
    at: 1_000,
    name: "Ewa",
    answers: [],
  },
});

export const message = (place: number): ChatMessage => {
  const frame = newMessageFrame(place);
  if (frame.type !== "NEW_MESSAGE") throw new Error("a NEW_MESSAGE frame is needed");
  return frame.message;
};

/** Opens a tab with a chat; `memory` holds what its browser has stored. */
export function openChatTab({
  memory = fakeChatMemoryTabs().one,
  clock = movableClock(),
  owner = CHAT_OWNER,
  leads = true,
} = {}) {
  const [admission, socket, connectivity] = [fakeChatAdmission(), fakeChatSocket(), fakeConnectivity()];
  const alert = fakeChatAlert();
  const store = new ChatStore({
    admission,
    socket,
    connectivity,
    clock,
    random: () => 0.5,
    memory,
    ids: fakeIdempotencyKeys(),
    alert,
    leadership: { isLeader: leads },
  });
  store.begin(owner);
  const settled = () => clock.advance(0);
  const sent = () => socket.sent.map((frame) => (frame.type === "NEW_MESSAGE" ? frame.text : frame.type));
  return {
    store,
    socket,
    admission,
    connectivity,
    alert,
    clock,
    settled,
    sent,
    async connect() {
      store.show();
      await settled();
      socket.answer();
    },
    async startConversation() {
      await this.connect();
      socket.receive({ type: "HISTORY_LIST", chats: [] });
      store.start(START_FORM);
    },
    /** Opens the same tab after a reload. */
    reload: (stored: ChatMemoryPort) => openChatTab({ memory: stored, clock, owner }),
  };
}
