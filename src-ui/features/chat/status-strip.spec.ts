import { describe, expect, it } from "vitest";
import { isLoading, NO_CHAT, type ChatState } from "#domain/chat/index.ts";
import { statusStripOf } from "./status-strip.ts";

const CONVERSATION = { ...NO_CHAT, isOpen: true, step: "CHAT", conversationStatus: "active" } as const;

describe("loader above a conversation", () => {
  const table: readonly (readonly [string, Partial<ChatState>])[] = [
    ["connecting", { connection: "connecting" }],
    ["reconnecting", { connection: "reconnecting" }],
    ["resuming the conversation", { connection: "connected", pendingQuery: "resume" }],
    ["connecting after the end of the conversation", { connection: "connecting", conversationStatus: "ended" }],
    [
      "loading history after the end",
      { connection: "connected", conversationStatus: "ended", pendingQuery: "history" },
    ],
  ];
  it.each(table)("(part of CHAT-02) shows a loader in the chat when %s", (_, state) => {
    const shown: ChatState = { ...CONVERSATION, ...state };
    expect([isLoading(shown), statusStripOf(shown)?.hasSpinner]).toEqual([false, true]);
  });

  it("(part of CHAT-02) shows no loader in a connected chat, and never two at once", () => {
    expect(statusStripOf({ ...CONVERSATION, connection: "connected" })).toBeUndefined();
    expect(statusStripOf({ ...CONVERSATION, connection: "connected", pendingQuery: "probe" })).toBeUndefined();
    const unopened: ChatState = { ...NO_CHAT, isOpen: true, connection: "connecting" };
    expect([isLoading(unopened), statusStripOf(unopened)]).toEqual([true, undefined]);
  });
});
