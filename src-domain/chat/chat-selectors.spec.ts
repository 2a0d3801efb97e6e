import { describe, expect, it } from "vitest";
import type { ChatMessage } from "./chat-message.ts";
import {
  chatLossAtLogout,
  openFormerChatOf,
  lastPartnerMessage,
  listedChats,
  chatErrorOf,
  retryEventOf,
} from "./chat-selectors.ts";
import { type ChatState, NO_CHAT } from "./chat-state.ts";
import { hasSameMessages } from "./transcript.ts";

const chat = (state: Partial<ChatState>): ChatState => ({ ...NO_CHAT, ...state });
const message = (place: number, sender: ChatMessage["sender"], name: string | undefined): ChatMessage => ({
  id: `m-${place}`,
  place,
  sender,
  content: { kind: "text", text: "Halo" },
  at: 1,
  name,
  answers: [],
});
const listed = (...ids: readonly string[]) => ids.map((id) => ({ id, at: 1, title: id }));

describe("lastPartnerMessage", () => {
  const speaker = (partner: ChatState["partner"], ...known: readonly ChatMessage[]) =>
    lastPartnerMessage(chat({ partner, transcript: { known, outbox: [] } }))?.id;

  it("returns the bot as last partner until an agent joins, never the customer", () => {
    expect(speaker("bot")).toBeUndefined();
    expect(speaker("bot", message(1, "bot", "Wika"), message(2, "customer", undefined))).toBe("m-1");
    expect(speaker("waiting", message(1, "bot", "Wika"), message(2, "system", "Ewa"))).toBe("m-1");
  });

  it("returns the agent as last partner when announced before the first message", () => {
    expect(speaker("agent", message(1, "bot", "Wika"))).toBeUndefined();
    expect(
      speaker("agent", message(1, "bot", "Wika"), message(2, "system", "Ewa"), message(3, "system", undefined)),
    ).toBe("m-2");
    expect(speaker("agent", message(1, "system", "Ewa"), message(2, "agent", "Ewa"), message(3, "bot", "Wika"))).toBe(
      "m-2",
    );
    expect(speaker("bot", message(1, "agent", "Ewa")), "also without a current agent").toBe("m-1");
  });
});

it("(part of CHAT-14) lists all former chats until a search has results", () => {
  const formerChats = listed("c-1", "c-2");
  expect(
    [
      chat({ formerChats }),
      chat({ formerChats, search: { text: "fak", chats: undefined } }),
      chat({ formerChats, search: { text: "fak", chats: listed("c-9") } }),
    ].map(listedChats),
  ).toEqual([formerChats, formerChats, listed("c-9")]);
});

it("finds the open former chat in the list and in the search results", () => {
  const of = (id: string) =>
    openFormerChatOf(
      chat({
        formerChats: listed("c-1"),
        search: { text: "fak", chats: listed("c-2") },
        openFormerChat: { id, messages: undefined },
      }),
    )?.id;
  expect([of("c-1"), of("c-2"), of("c-3"), openFormerChatOf(chat({ formerChats: listed("c-1") }))]).toEqual([
    "c-1",
    "c-2",
    undefined,
    undefined,
  ]);
  expect(
    openFormerChatOf(
      chat({ openFormerChat: { id: "c-1", messages: undefined }, search: { text: "fak", chats: undefined } }),
    ),
  ).toBeUndefined();
});

it("(part of CHAT-16) retries a failed chat with a new chat if connected, else reconnects", () => {
  expect([chatErrorOf(chat({ error: "WEBCHAT_NO_AGENTS" })), chatErrorOf(chat({}))]).toEqual([
    "WEBCHAT_NO_AGENTS",
    "SERVICE_UNAVAILABLE",
  ]);
  expect([
    retryEventOf(chat({ connection: "connected" })).kind,
    retryEventOf(chat({ connection: "failed" })).kind,
  ]).toEqual(["new-chat-pressed", "reconnect-pressed"]);
});

it("treats transcripts with the same messages as equal, also with different empty outboxes", () => {
  const known = [message(1, "bot", "Wika")];
  const outbox = [{ id: "o-1", text: "Halo", at: 1, sentAt: undefined }];
  const one = { known, outbox: [] };
  expect([hasSameMessages(one, { known, outbox: [] }), hasSameMessages({ known, outbox }, { known, outbox })]).toEqual([
    true,
    true,
  ]);
  expect(
    [
      { known: [...known], outbox: [] },
      { known, outbox },
    ].map((other) => hasSameMessages(one, other)),
  ).toEqual([false, false]);
  expect(
    [
      { known, outbox: [] },
      { known, outbox: [...outbox] },
    ].map((other) => hasSameMessages({ known, outbox }, other)),
  ).toEqual([false, false]);
});

it("(part of CHAT-03) names the conversation with an agent before an unsent text at a logout", () => {
  const active = { conversationStatus: "active" } as const;
  const transcript = { known: [], outbox: [{ id: "i-1", text: "a", at: 1, sentAt: 1 }] };
  expect([
    chatLossAtLogout(NO_CHAT, " "),
    chatLossAtLogout(chat({ ...active, partner: "bot" }), ""),
    chatLossAtLogout(chat({ ...active, partner: "bot" }), "Halo"),
    chatLossAtLogout(chat({ ...active, partner: "waiting" }), ""),
    chatLossAtLogout(chat({ ...active, partner: "agent" }), "Halo"),
    chatLossAtLogout(chat({ conversationStatus: "ended", partner: "agent" }), ""),
    chatLossAtLogout(chat({ conversationStatus: "ended", unsent: ["Halo"] }), ""),
    chatLossAtLogout(chat({ ...active, transcript }), ""),
  ]).toEqual([undefined, undefined, "text", "conversation", "conversation", undefined, "text", "text"]);
});
