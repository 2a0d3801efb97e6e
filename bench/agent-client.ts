import type { APIRequestContext } from "@playwright/test";
import { asList, asRecord, asText } from "../scripts/json.ts";

/** Agent of the sandbox's chat, and control of the sandbox's clock. */
export class AgentClient {
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
