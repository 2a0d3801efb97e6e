import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SentFrame } from "#domain/chat/frames.ts";
import { decodeFrame } from "./decode-frame.ts";
import { encodeFrame } from "./encode-frame.ts";

const CREDENTIALS = { token: "t-1", sessionId: "s-1" };
const DATE = "2026-11-20T09:41:00+01:00";
const AT = Date.parse(DATE);
const WIRE_MESSAGE = { id: "m-1", place: 1, side: "AGENT", data: "Dzień dobry", date: DATE, agentName: "Ewa" };
const MESSAGE = {
  id: "m-1",
  place: 1,
  sender: "agent",
  content: { kind: "text", text: "Dzień dobry" },
  at: AT,
  name: "Ewa",
  answers: [],
};
const read = (type: string, data: unknown) => decodeFrame(JSON.stringify({ type, data }));

const SENT: readonly (readonly [SentFrame, Readonly<Record<string, unknown>>])[] = [
  [{ type: "HISTORY_LIST" }, {}],
  [
    { type: "CHAT_START", start: { email: "anna@example.pl", topic: "technical", phone: "600700800" } },
    { email: "anna@example.pl", topic: "TECHNICAL", phone: "600700800" },
  ],
  [
    { type: "CHAT_START", start: { email: "anna@example.pl", topic: "sale", phone: undefined } },
    { email: "anna@example.pl", topic: "SALE" },
  ],
  [
    { type: "NEW_MESSAGE", id: "o-1", text: 'Zażółć \u{1F600} "<' },
    { id: "o-1", data: 'Zażółć \u{1F600} "<' },
  ],
  [{ type: "ACK_NEW_MESSAGE", id: "m-1" }, { id: "m-1" }],
  [{ type: "SESSION_HISTORY", id: "c-1" }, { id: "c-1" }],
  [{ type: "SEARCH_RESULTS", searchValue: "fak" }, { searchValue: "fak" }],
  [{ type: "CHAT_RECONNECT", after: 7 }, { after: 7 }],
  [{ type: "CHAT_ENDED" }, {}],
  [{ type: "WAITING" }, {}],
];

describe("[CHAT-12] encodeFrame", () => {
  it.each(SENT)("encodes the chat frame %j with its type, data, token and session", (frame, data) => {
    expect(JSON.parse(encodeFrame(frame, CREDENTIALS))).toEqual({
      type: frame.type,
      data: { ...CREDENTIALS, ...data },
    });
  });
});

describe("[CHAT-13] decodeFrame", () => {
  const chats = [{ id: "c-1", date: DATE, title: "Faktura" }];
  const FORMER = [{ id: "c-1", at: AT, title: "Faktura" }];

  it.each([
    ["HISTORY_LIST", { chats }, { type: "HISTORY_LIST", chats: FORMER }],
    [
      "HISTORY",
      { id: "c-1", messages: [{ ...WIRE_MESSAGE, type: "NEW_MESSAGE" }] },
      { type: "HISTORY", id: "c-1", messages: [MESSAGE] },
    ],
    ["BOT_ENDED", {}, { type: "BOT_ENDED" }],
    ["BOT_ENDED", undefined, { type: "BOT_ENDED" }],
    ["CHAT_ENDED", {}, { type: "CHAT_ENDED" }],
    ["IS_TYPING", { agentName: "Ewa" }, { type: "IS_TYPING", name: "Ewa" }],
    ["IS_TYPING", {}, { type: "IS_TYPING", name: undefined }],
    ["ERROR", { errorType: "WEBCHAT_NO_AGENTS" }, { type: "ERROR", error: "WEBCHAT_NO_AGENTS" }],
    [
      "ERROR",
      { errorType: "WEBCHAT_NO_AGENTS", continues: true },
      { type: "ERROR", error: "WEBCHAT_NO_AGENTS", keepsConversation: true },
    ],
    ["ERROR", { errorType: "WEBCHAT_NO_AGENTS", continues: "yes" }, { type: "ERROR", error: "WEBCHAT_NO_AGENTS" }],
    [
      "HISTORY_LIST",
      {
        chats: [
          { ...chats[0], topic: "SALE" },
          { ...chats[0], topic: "toString" },
        ],
      },
      { type: "HISTORY_LIST", chats: [{ ...FORMER[0], topic: "sale" }, FORMER[0]] },
    ],
    ["ERROR", { errorType: "constructor" }, { type: "ERROR", error: "SERVICE_UNAVAILABLE" }],
    ["NEW_MESSAGE", WIRE_MESSAGE, { type: "NEW_MESSAGE", message: MESSAGE }],
    [
      "NEW_MESSAGE",
      { ...WIRE_MESSAGE, side: "BOT", answers: ["Saldo", "Awaria"] },
      { type: "NEW_MESSAGE", message: { ...MESSAGE, sender: "bot", answers: ["Saldo", "Awaria"] } },
    ],
    [
      "IMG_MESSAGE",
      { ...WIRE_MESSAGE, data: "https://a.pl/x.png", title: "Schemat" },
      {
        type: "NEW_MESSAGE",
        message: { ...MESSAGE, content: { kind: "image", url: "https://a.pl/x.png", text: "Schemat" } },
      },
    ],
    [
      "URL_MESSAGE",
      { ...WIRE_MESSAGE, data: "https://a.pl/x" },
      { type: "NEW_MESSAGE", message: { ...MESSAGE, content: { kind: "link", url: "https://a.pl/x", text: "" } } },
    ],
    ["SEARCH_RESULTS", { searchValue: "fak", chats }, { type: "SEARCH_RESULTS", searchValue: "fak", chats: FORMER }],
    ["WAIT_MESSAGE", { position: 3 }, { type: "WAIT_MESSAGE", position: 3 }],
    ["WAIT_MESSAGE", { position: "dużo" }, { type: "WAIT_MESSAGE", position: undefined }],
    ["ACK_NEW_MESSAGE", { id: "o-1", place: 2, date: DATE }, { type: "ACK_NEW_MESSAGE", id: "o-1", place: 2, at: AT }],
    ["ACK_NEW_MESSAGE", { id: "o-1" }, { type: "ACK_NEW_MESSAGE", id: "o-1", place: undefined, at: undefined }],
    ["CHAT_RECONNECT", { active: false }, { type: "CHAT_RECONNECT", isKnown: false }],
    [
      "CHAT_RECONNECT",
      { active: true, side: "WAITING", messages: [{ ...WIRE_MESSAGE, type: "NEW_MESSAGE" }] },
      { type: "CHAT_RECONNECT", isKnown: true, partner: "waiting", hasEnded: false, messages: [MESSAGE] },
    ],
    [
      "CHAT_RECONNECT",
      { active: true, side: "AGENT", ended: true },
      { type: "CHAT_RECONNECT", isKnown: true, partner: "agent", hasEnded: true, messages: [] },
    ],
  ])("decodes the chat frame %s with %j", (type, data, frame) => {
    expect(read(type, data)).toEqual({ ok: true, frame, leftOut: 0 });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//a.pl/x"])(
    "(part of CHAT-15) decodes a chat message with an image or link to %s as text",
    (url) => {
      for (const type of ["IMG_MESSAGE", "URL_MESSAGE"]) {
        expect(read(type, { ...WIRE_MESSAGE, data: url, title: "Dzień dobry" })).toEqual({
          ok: true,
          frame: { type: "NEW_MESSAGE", message: MESSAGE },
          leftOut: 0,
        });
        expect(read(type, { ...WIRE_MESSAGE, data: url })).toMatchObject({
          frame: { message: { content: { kind: "text", text: url } } },
        });
      }
    },
  );

  it.each([
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, place: undefined }, { ...MESSAGE, place: undefined }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, place: 0 }, { ...MESSAGE, place: undefined }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, place: 1.5 }, { ...MESSAGE, place: undefined }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, side: "toString" }, { ...MESSAGE, sender: "system" }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, data: 7 }, { ...MESSAGE, content: { kind: "unreadable" } }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, data: "x".repeat(20_001) }, { ...MESSAGE, content: { kind: "unreadable" } }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, answers: ["a", 1, ""] }, { ...MESSAGE, answers: ["a"] }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, answers: "a" }, MESSAGE],
    ["IMG_MESSAGE", WIRE_MESSAGE, MESSAGE],
    ["URL_MESSAGE", { ...WIRE_MESSAGE, data: undefined }, { ...MESSAGE, content: { kind: "unreadable" } }],
  ])("keeps a partly invalid chat message in %s with %j", (type, data, message) => {
    expect(read(type, data)).toEqual({ ok: true, frame: { type: "NEW_MESSAGE", message }, leftOut: 0 });
  });

  it("(part of ENT-02) keeps the rest of a list in a chat frame when one item is broken", () => {
    expect(read("HISTORY_LIST", { chats: [{}, ...chats, { id: "c-2" }] })).toEqual({
      ok: true,
      frame: { type: "HISTORY_LIST", chats: FORMER },
      leftOut: 2,
    });
    expect(read("HISTORY", { id: "c-1", messages: [{}, { ...WIRE_MESSAGE, type: "NEW_MESSAGE" }] })).toEqual({
      ok: true,
      frame: { type: "HISTORY", id: "c-1", messages: [MESSAGE] },
      leftOut: 1,
    });
    const odd = { ...WIRE_MESSAGE, id: "m-2", place: 2, type: "VOICE_MESSAGE" };
    expect(
      read("CHAT_RECONNECT", {
        active: true,
        side: "AGENT",
        messages: [{ ...WIRE_MESSAGE, type: "NEW_MESSAGE" }, odd, 7],
      }),
    ).toMatchObject({
      ok: true,
      frame: { messages: [MESSAGE, { place: 2, content: { kind: "unreadable" } }] },
      leftOut: 1,
    });
  });

  it.each([
    ["NEW_MESSAGE", {}],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, id: "" }],
    ["NEW_MESSAGE", { ...WIRE_MESSAGE, date: "wczoraj" }],
    ["HISTORY_LIST", {}],
    ["HISTORY_LIST", { chats: {} }],
    ["HISTORY", { id: "c-1" }],
    ["ACK_NEW_MESSAGE", { place: 1, date: DATE }],
    ["CHAT_RECONNECT", {}],
    ["CHAT_RECONNECT", { active: true, side: "nobody" }],
    ["SEARCH_RESULTS", { chats: [] }],
    ["BOT_ENDED", []],
    ["BOT_ENDED", "x"],
  ])("rejects the chat frame %s with %j and reports only its type", (type, data) => {
    expect(read(type, data)).toEqual({ ok: false, rejected: { why: "malformed", type } });
  });

  it.each([
    ["", "not-json", undefined],
    ["{", "not-json", undefined],
    ["[]", "not-json", undefined],
    ["null", "not-json", undefined],
    ['"x"', "not-json", undefined],
    ["{}", "unknown", undefined],
    ['{"type":"SOMETHING"}', "unknown", "SOMETHING"],
    ['{"type":"constructor"}', "unknown", undefined],
    ['{"type":"Anna Nowak"}', "unknown", undefined],
    ['{"type":1}', "unknown", undefined],
  ])("rejects the chat frame %j: %s", (text, why, type) => {
    expect(decodeFrame(text)).toEqual({ ok: false, rejected: { why, type } });
  });

  it("decodes any text as a chat frame without throwing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .tuple(fc.constantFrom("NEW_MESSAGE", "HISTORY", "CHAT_RECONNECT", "ERROR"), fc.jsonValue())
            .map(([type, data]) => JSON.stringify({ type, data })),
        ),
        (text) => {
          expect(typeof decodeFrame(text).ok).toBe("boolean");
        },
      ),
    );
  });
});

it.each([
  ["uk", { language: "uk" }],
  ["Polish", {}],
  [7, {}],
  [undefined, {}],
])("decodes the language %j of a message (part of I18N-23)", (language, expected) => {
  const frame = read("NEW_MESSAGE", {
    id: "m-1",
    side: "BOT",
    date: "2026-11-20T09:41:00+01:00",
    data: "Так",
    language,
  });
  expect(frame).toMatchObject({ ok: true, frame: { message: expected } });
  expect(JSON.stringify(frame).includes("language")).toBe("language" in expected);
});
