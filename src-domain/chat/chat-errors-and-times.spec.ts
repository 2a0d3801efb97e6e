import { describe, expect, it } from "vitest";
import { parseChatError, chatErrorHelpOf, type ChatError } from "./chat-error.ts";
import { messageCharactersLeft, MAX_MESSAGE_LENGTH, messageToSend } from "./composer.ts";
import { classifySocketClose } from "./reconnect.policy.ts";
import { formatChatTime, isSearchable } from "./chat-selectors.ts";

const at = (text: string): number => Date.parse(text);

describe("[CHAT-16] help for chat errors", () => {
  const table: readonly (readonly [ChatError, hours: boolean, request: boolean, notification: boolean])[] = [
    ["WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER", false, true, true],
    ["WEBCHAT_SKILLSET_OOS", true, true, false],
    ["WEBCHAT_NO_AGENTS", true, true, false],
    ["WEBCHAT_NO_CHATBOT", false, true, false],
    ["SERVICE_UNAVAILABLE", false, true, false],
    ["WEBCHAT_MAX_CONCURRENT_PER_SKILLSET", false, true, false],
    ["BACKEND_ACCESS", false, false, false],
  ];

  it.each(table)("offers help for the chat error %s", (error, hours, request, notification) => {
    expect(chatErrorHelpOf(error, true)).toEqual({ hours, request, notification });
    expect(chatErrorHelpOf(error, false)).toEqual({ hours, request: false, notification: false });
    expect(parseChatError(error)).toBe(error);
  });

  it.each(["", "constructor", "WEBCHAT_SOMETHING_NEW"])(
    "parses the unknown chat error code %j as SERVICE_UNAVAILABLE",
    (text) => {
      expect(parseChatError(text)).toBe("SERVICE_UNAVAILABLE");
    },
  );
});

describe("[CHAT-09] message text", () => {
  it("trims a chat message, sends no blank one, and neither cuts nor sends one that is too long", () => {
    expect(messageToSend("  a\n ")).toBe("a");
    expect(messageToSend(" \n\t ")).toBeUndefined();
    expect(messageToSend(` ${"x".repeat(MAX_MESSAGE_LENGTH)} `)).toHaveLength(4_000);
    expect(messageToSend("x".repeat(MAX_MESSAGE_LENGTH + 1))).toBeUndefined();
  });

  it("shows the number of characters left in a chat message once they are few, negative beyond", () => {
    expect(messageCharactersLeft("x".repeat(3_799))).toBeUndefined();
    expect(messageCharactersLeft("x".repeat(3_800))).toBe(200);
    expect(messageCharactersLeft(`${"x".repeat(3_800)} \n`), "blanks at the ends are not sent").toBe(200);
    expect(messageCharactersLeft("x".repeat(4_000))).toBe(0);
    expect(messageCharactersLeft("x".repeat(5_016))).toBe(-1_016);
  });
});

describe("[CHAT-14] former chats", () => {
  it("searches former chats from three characters on", () => {
    expect(["", "ab", " ab ", "abc", " abc "].map(isSearchable)).toEqual([false, false, false, true, true]);
  });

  it("formats the time of a former chat with its date, or without it today, in Warsaw time", () => {
    const now = at("2026-11-20T22:30:00Z");
    expect(formatChatTime(at("2026-11-20T13:05:00Z"), now)).toBe("14:05");
    expect(formatChatTime(at("2026-11-19T23:30:00Z"), now)).toBe("00:30");
    expect(formatChatTime(at("2026-11-19T22:59:00Z"), now)).toBe("19.11.2026, 23:59");
    expect(formatChatTime(at("2026-07-01T10:00:00Z"), now)).toBe("01.07.2026, 12:00");
  });
});

it.each([
  [1000, "ended"],
  [1001, "broken"],
  [1002, "refused"],
  [1005, "broken"],
  [1006, "broken"],
  [1008, "refused"],
  [1011, "broken"],
  [1012, "broken"],
  [4000, "broken"],
] as const)("classifies the chat socket's close code %i as %s", (code, end) => {
  expect(classifySocketClose(code)).toBe(end);
});
