import { WebSocket } from "ws";
import type { Check } from "../check.ts";

const OPEN_TIMEOUT_MS = 10_000;
const FOREIGN_ORIGIN = "https://foreign.example";

/** Resolves with true if the handshake of a page of that origin succeeds. */
function opens(url: string, origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { origin, handshakeTimeout: OPEN_TIMEOUT_MS });
    socket.on("open", () => {
      socket.close();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** The chat opens for pages of the portal only. */
export const chatOriginRules: Check = {
  id: "chat-origin",
  title: "Chat of a foreign page",
  needs: "chat",
  rules: ["chat.foreign-origin"],
  async *run(context) {
    const path = context.accounts.chatPath;
    if (path === undefined) {
      yield { notTried: "the accounts file has no chatPath" };
      return;
    }
    const url = context.browser().addressOf(path);
    const address = url.replace(/^http/, "ws");
    if (!(await opens(address, new URL(url).origin))) yield { notTried: "the chat opens no WebSocket" };
    else if (await opens(address, FOREIGN_ORIGIN))
      yield {
        rule: "chat.foreign-origin",
        path: "",
        expected: "a refused handshake of a foreign page",
        found: "an open WebSocket",
        effect: "a foreign page uses the chat of a customer",
      };
  },
};
