import { botTextsOf, inLanguageOf } from "./bot-message.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";

/** Automatic agents, who take turns while no person is at the agent page. */
const AGENT_NAMES = ["Ewa", "Tomek", "Marta"];

/** Returns the name of the agent who takes the chat number `turn`. */
export function agentNameFor(turn: number): string {
  return AGENT_NAMES[turn % AGENT_NAMES.length] ?? "Ewa";
}

/** Returns the system message of an agent joining a chat, in the language of the chat. */
export function joinMessage(chat: Chat, agentName: string): MessageContent {
  const message = botTextsOf(chat).agentJoins(agentName);
  return inLanguageOf(chat, { type: "NEW_MESSAGE", side: "SYSTEM", agentName, message });
}

const agentMessage = (agentName: string, message: string): MessageContent => ({
  type: "NEW_MESSAGE",
  side: "AGENT",
  agentName,
  message,
});

/** Returns the first message of an agent. */
export function agentGreeting(agentName: string): MessageContent {
  return agentMessage(
    agentName,
    `Dzień dobry, tu ${agentName}. Mam przed sobą twoją rozmowę z asystentką. Jak mogę pomóc?`,
  );
}

const END_OF_CHAT = /to wszystko|do widzenia|koniec/i;

/** Returns the reply of an automatic agent; `ends` is true if it ends the chat. */
export function answerAsAgent(
  agentName: string,
  customerText: string,
): { readonly content: MessageContent; readonly ends: boolean } {
  if (END_OF_CHAT.test(customerText))
    return { content: agentMessage(agentName, "Dziękuję za rozmowę. Do usłyszenia."), ends: true };
  if (customerText.trim().endsWith("?"))
    return {
      content: agentMessage(agentName, "Sprawdzam to w twoim koncie. Czy mogę zadzwonić, jeśli potrwa to dłużej?"),
      ends: false,
    };
  return {
    content: agentMessage(
      agentName,
      "Rozumiem. Jeśli sprawa ma mieć numer i termin odpowiedzi, wyślij ją w Zgłoszeniach. " +
        "Czy jest coś jeszcze? Jeśli nie, napisz: to wszystko.",
    ),
    ends: false,
  };
}
