import type { Saying } from "./chat.repository.ts";

/** Consultants that take turns when nobody sits at the desk. */
const AGENTS = ["Ewa", "Tomek", "Marta"];

/** Who takes the conversation that is the `turn`th. */
export function agentFor(turn: number): string {
  return AGENTS[turn % AGENTS.length] ?? "Ewa";
}

/** What is written into a conversation when a consultant takes it. */
export function joined(agentName: string): Saying {
  return { type: "NEW_MESSAGE", side: "SYSTEM", agentName, message: `Do rozmowy dołącza konsultant: ${agentName}.` };
}

const say = (agentName: string, message: string): Saying => ({
  type: "NEW_MESSAGE",
  side: "AGENT",
  agentName,
  message,
});

/** What a consultant begins with. */
export function agentGreeting(agentName: string): Saying {
  return say(agentName, `Dzień dobry, tu ${agentName}. Czytam waszą rozmowę z asystentką. Jak mogę pomóc?`);
}

const FAREWELL = /to wszystko|do widzenia|koniec/i;

/** What a consultant answers, and whether that ends the conversation. */
export function agentTurn(agentName: string, said: string): { readonly saying: Saying; readonly ends: boolean } {
  if (FAREWELL.test(said)) return { saying: say(agentName, "Dziękuję za rozmowę. Do usłyszenia."), ends: true };
  if (said.trim().endsWith("?"))
    return {
      saying: say(agentName, "Sprawdzam to w twoim koncie. Czy mogę zadzwonić, jeśli potrwa to dłużej?"),
      ends: false,
    };
  return {
    saying: say(agentName, "Rozumiem, zapisuję to w zgłoszeniu. Czy jest coś jeszcze? Jeśli nie, napisz: to wszystko."),
    ends: false,
  };
}
