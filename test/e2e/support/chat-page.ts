import { expect, type Locator, type Page } from "@playwright/test";
import { asList, asRecord, asText } from "../../../scripts/json.ts";
import { enterOnDemoDay } from "./enter-as.ts";
import type { SandboxClient } from "./sandbox-client.ts";

/** Chat window, whatever its title. */
export const chatWindow = (page: Page): Locator => page.locator("aside.chat");
export const bubbles = (page: Page): Locator => page.locator(".chat__log .bubble:not([aria-hidden])");
export const chatButton = (page: Page): Locator =>
  page.getByLabel("Szybkie działania").getByRole("button", { name: "Czat" });

/** Opens the chat by its button and starts a conversation on a technical topic. */
export async function startChat(page: Page): Promise<void> {
  await chatButton(page).click();
  const chat = chatWindow(page);
  await chat.getByLabel("Temat").selectOption("technical");
  await chat.getByRole("button", { name: "Zacznij rozmowę" }).click();
  await expect(chat.getByRole("button", { name: "Saldo" })).toBeVisible();
}

/** Minimises the chat; the conversation continues. */
export async function minimise(page: Page): Promise<void> {
  await chatWindow(page).getByRole("button", { name: "Zwiń czat" }).click();
  await expect(chatWindow(page)).toHaveCount(0);
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel("Wiadomość", { exact: true }).fill(text);
  await page.keyboard.press("Enter");
}

/** Opens home on the demo day, with the agent's side of a chat that has not started. */
export async function openHomeWithAgent(page: Page, sandbox: SandboxClient): Promise<ChatAgent> {
  const chatAgent = new ChatAgent(page);
  // Within the agents' working hours, whenever the test runs.
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await chatAgent.settle();
  await page.goto("/index");
  return chatAgent;
}

/** Does the same and starts a conversation that the agent has taken. */
export async function startConversationWithAgent(page: Page, sandbox: SandboxClient): Promise<ChatAgent> {
  const chatAgent = await openHomeWithAgent(page, sandbox);
  await startChat(page);
  await write(page, "konsultant");
  await chatAgent.acceptChat();
  return chatAgent;
}

/** Agent's side of the tenant's only conversation. */
export class ChatAgent {
  readonly #page: Page;

  /** `page` selects the tenant: requests go through its context. */
  constructor(page: Page) {
    this.#page = page;
  }

  /** Configures the tenant's chat. By default it reacts at once and the test plays the agents. */
  async settle(settings: object = {}): Promise<void> {
    await this.#post("", { pace: 0, agents: "manual", ...settings });
  }

  /** Takes the waiting chat. */
  async acceptChat(): Promise<void> {
    await expect.poll(async () => (await this.#chat())["side"]).toBe("WAITING");
    await this.act("take", {});
  }

  sendMessages(...messages: readonly string[]): Promise<void> {
    return messages.reduce(async (before, message) => {
      await before;
      await this.act("say", { message });
    }, Promise.resolve());
  }

  async act(action: "take" | "type" | "say" | "link" | "picture" | "end", fields: object): Promise<void> {
    await this.#post(`/${asText((await this.#chat())["id"])}/${action}`, { agentName: "Ewa", ...fields });
  }

  fault(fault: object): Promise<void> {
    return this.#post("/faults", fault);
  }

  /** Customer's messages as the agent receives them. */
  async readCustomerMessages(): Promise<readonly string[]> {
    const id = asText((await this.#chat())["id"]);
    const answer: unknown = await (await this.#page.request.get(`/sandbox/api/chat?chat=${id}`)).json();
    const messages = asList(asRecord(asRecord(answer)["chat"])["messages"]).map(asRecord);
    return messages.filter(({ side }) => side === "CUSTOMER").map(({ message }) => asText(message));
  }

  async #chat(): Promise<Readonly<Record<string, unknown>>> {
    const answer: unknown = await (await this.#page.request.get("/sandbox/api/chat")).json();
    return asRecord(asList(asRecord(answer)["chats"])[0] ?? {});
  }

  async #post(path: string, data: object): Promise<void> {
    const answer = await this.#page.request.post(`/sandbox/api/chat${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
}
