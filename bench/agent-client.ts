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

  /** Takes the conversation that waits for an agent, once there is one; returns its id. */
  async takeWaiting(): Promise<string> {
    for (;;) {
      const answer: unknown = await (await this.#request.get(`${this.#url}/chat`)).json();
      const waiting = asList(asRecord(answer)["chats"])
        .map(asRecord)
        .find(({ side }) => side === "WAITING");
      if (waiting === undefined) continue;
      const id = asText(waiting["id"]);
      await this.post(`/chat/${id}/take`, { agentName: "Ewa" });
      return id;
    }
  }
}
