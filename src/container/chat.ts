import type { Container } from "inversify";
import { chatAddress, WebSocketChatAdapter } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import type { ChatPorts } from "../boot/core-ports.ts";
import type { WireParts } from "./app-ports.ts";
import * as tokens from "./tokens.ts";

/** What a report names where a call's names its operation (CHAT-13). */
const REPORTED_AS = "chatSocket";

/**
 * What the chat stands on: its socket on the portal's own host. No module of the container: it comes with the chat's
 * window.
 */
export function chatPorts(container: Container, { page, chatPath, storage, log }: WireParts): ChatPorts {
  const clock = container.get(tokens.CLOCK);
  return {
    clock,
    connectivity: container.get(tokens.CONNECTIVITY),
    ids: container.get(tokens.IDEMPOTENCY_KEYS),
    admission: new SoapChatAdmissionAdapter(container.get(tokens.CALLER)),
    socket: new WebSocketChatAdapter({
      address: chatAddress(page.location, chatPath),
      connect: (address) => new WebSocket(address),
      sessionId: () => storage.read()?.session.sessionId,
      clock,
      report: (what) => log({ operation: REPORTED_AS, what }),
    }),
  };
}
