import { expect, it } from "vitest";
import { joinMessage } from "./automatic-agent.ts";
import type { Chat } from "./chat.repository.ts";

const CHAT: Chat = {
  chatId: "1",
  sessionId: "1",
  account: "1",
  login: "1",
  topic: "FORMAL",
  email: "anna@example.pl",
  side: "BOT",
  agentName: undefined,
  startedAt: 0,
  waitingAt: undefined,
  endedAt: undefined,
  rating: undefined,
  language: "pl",
};

it.each([
  ["pl", "Do rozmowy dołącza konsultant: Tomek."],
  ["uk", "До розмови приєднується консультант: Tomek."],
  ["en", "An advisor joins the chat: Tomek."],
] as const)("(part of I18N-23) says in %s that an agent joins a chat in it", (language, message) => {
  expect(joinMessage({ ...CHAT, language }, "Tomek")).toMatchObject({ side: "SYSTEM", language, message });
});
