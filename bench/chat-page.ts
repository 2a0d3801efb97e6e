import type { BrowserContext, Page } from "@playwright/test";
import { AgentClient } from "./agent-client.ts";
import type { Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser, type SlowPage } from "./slow-browser.ts";
import { storeBenchSession } from "./stored-profile.ts";

/** Customers who may chat: of the first conversation, and of one beside it. */
const CUSTOMERS = { first: "m.brzezinska", second: "zalegly.wrona" } as const;
/** Friday morning, when the chat is open. */
const CHAT_OPEN_AT = Date.parse("2026-11-20T10:00:00+01:00");
/** Less than an hour with the minutes of the measurement: after an hour the session would end. */
export const CHAT_MS = 50 * 60_000;

/** Conversation of a customer with an agent, in a page on the simulated phone. */
export interface ChatPage extends Pick<SlowPage, "page" | "heap"> {
  readonly profile: BrowserContext;
  readonly agent: AgentClient;
  /** Id of the conversation. */
  readonly id: string;
  /** Lets the agent write. */
  readonly say: (message: string) => Promise<void>;
  /** Resolves when a message with this text is shown. */
  readonly waitForMessage: (text: string) => Promise<number>;
}

async function startChat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Czat" }).click();
  await page.getByLabel("Temat").selectOption("technical");
  await page.getByRole("button", { name: "Zacznij rozmowę" }).click();
  await page.getByRole("button", { name: "Konsultant" }).click();
}

/**
 * Starts a conversation, in which the agent has greeted the customer. The first one resets the sandbox; the second one
 * takes place beside it.
 */
export async function openChatPage(
  { browser, cpuSlowdown }: SlowBrowser,
  { portal }: Sites,
  conversation: keyof typeof CUSTOMERS = "first",
): Promise<ChatPage> {
  const profile = await freshProfile(browser, {});
  const agent = new AgentClient(profile.request, portal.sandboxUrl);
  if (conversation === "first") {
    await agent.post("/reset", { now: CHAT_OPEN_AT });
    await agent.post("/chat", { pace: 0, agents: "manual" });
  }
  await storeBenchSession(profile, portal, CUSTOMERS[conversation]);
  const { page, heap } = await slowPage(profile, { cpuSlowdown, slow: "processor", submits: false });
  await startChat(page, portal.url);
  const id = await agent.takeWaiting();
  const chatPage: ChatPage = {
    profile,
    agent,
    page,
    heap,
    id,
    say: (message) => agent.post(`/chat/${id}/say`, { agentName: "Ewa", message }),
    waitForMessage: (text) => page.evaluate((wanted) => window.ebokProbe.shown(".chat__log .bubble", wanted), text),
  };
  await chatPage.say("Na początku");
  await chatPage.waitForMessage("Na początku");
  return chatPage;
}
