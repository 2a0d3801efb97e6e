import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { asList, asRecord, asText } from "../scripts/json.ts";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import { freshProfile, slowPage } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";

const CUSTOMER = "m.brzezinska";
const SESSION_MS = 15 * 60_000;
/** Friday morning, when the chat is open. */
const CHAT_OPEN_AT = Date.parse("2026-11-20T10:00:00+01:00");
const MESSAGES = 2_000;
/** Number of messages posted at a time, between two advances of the sandbox's clock. */
const BATCH = 50;
const KEYS = 60;
/** An hour less one minute: after a full hour the session would end. */
const HOUR_MS = 59 * 60_000;
const MEGABYTE = 1_048_576;

/** Agent who posts 2,000 messages in an hour by the sandbox's clock. */
class AgentClient {
  readonly #request: APIRequestContext;
  readonly #url: string;

  constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = `${url}/sandbox/api`;
  }

  async post(path: string, data: object): Promise<void> {
    const answer = await this.#request.post(`${this.#url}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }

  async chat(): Promise<Readonly<Record<string, unknown>>> {
    const answer: unknown = await (await this.#request.get(`${this.#url}/chat`)).json();
    return asRecord(asList(asRecord(answer)["chats"])[0] ?? {});
  }

  async takeWaiting(): Promise<string> {
    for (;;) {
      const chat = await this.chat();
      if (chat["side"] !== "WAITING") continue;
      const id = asText(chat["id"]);
      await this.post(`/chat/${id}/take`, { agentName: "Ewa" });
      return id;
    }
  }
}

async function startChat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Czat" }).click();
  await page.getByLabel("Temat").selectOption("technical");
  await page.getByRole("button", { name: "Zacznij rozmowę" }).click();
  await page.getByRole("button", { name: "Konsultant" }).click();
}

/** Measures the time from each key to the frame that shows it, ms. */
function typeKeys(page: Page): Promise<number[]> {
  return page.evaluate(async (keys) => {
    const field = document.querySelector<HTMLTextAreaElement>(".chat textarea");
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
    const took: number[] = [];
    for (let key = 1; key <= keys; key += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      // Uses the native setter, as a keyboard does: a framework that watches the property must not notice.
      value?.set?.call(field, "a".repeat(key));
      field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      took.push(performance.now() - start);
    }
    return took;
  }, KEYS);
}

/** Measures a chat of 2,000 messages in an hour of the sandbox's clock: memory use and typing latency at its end. */
export async function measureChat(browser: Browser, { portal }: Sites, figures: Figures): Promise<void> {
  const profile = await freshProfile(browser, {});
  const agentClient = new AgentClient(profile.request, portal.url);
  await agentClient.post("/reset", { now: CHAT_OPEN_AT });
  await agentClient.post("/chat", { pace: 0, agents: "manual" });
  const session: unknown = await (
    await profile.request.post(`${portal.url}/sandbox/api/session`, { data: { login: CUSTOMER } })
  ).json();
  await profile.addInitScript(
    ({ storedSession, left }) =>
      localStorage.setItem(
        "ebok.session",
        JSON.stringify({ version: 1, deadline: Date.now() + left, session: storedSession }),
      ),
    { storedSession: session, left: SESSION_MS },
  );
  // Accepts the cookie bar, which would cover the chat button.
  await profile.addCookies([{ name: "ebok.cookies", value: "necessary", url: portal.url }]);
  const { page, heap } = await slowPage(profile, { slow: "processor", submits: false });
  await startChat(page, portal.url);
  const id = await agentClient.takeWaiting();
  const waitForMessage = (text: string) =>
    page.evaluate((wanted) => window.ebokProbe.shown(".chat__log .bubble", wanted), text);
  await agentClient.post(`/chat/${id}/say`, { agentName: "Ewa", message: "Na początku" });
  await waitForMessage("Na początku");
  const before = await heap();
  for (let at = 0; at < MESSAGES; at += BATCH) {
    await agentClient.post("/clock", { advanceMs: (HOUR_MS * BATCH) / MESSAGES });
    for (let place = at; place < at + BATCH; place += 1)
      await agentClient.post(`/chat/${id}/say`, {
        agentName: "Ewa",
        message: `Zdanie numer ${place}, i jeszcze kilka słów o tym, co dalej.`,
      });
  }
  await waitForMessage(`Zdanie numer ${MESSAGES - 1},`);
  const after = await heap();
  figures.set("2,000 messages of a chat: heap grows, MB/portal", (after - before) / MEGABYTE);
  const keys = await typeKeys(page);
  figures.set("2,000 messages of a chat: a key, ms/portal", summarize(keys).median);
  figures.set("2,000 messages of a chat: longest key, ms/portal", Math.max(...keys));
  await agentClient.post(`/chat/${id}/end`, {});
  await profile.close();
}
