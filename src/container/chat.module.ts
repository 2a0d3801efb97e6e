import { ContainerModule } from "inversify";
import { chatAddress } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { WebSocketChatAdapter } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { BrowserChatMemoryAdapter } from "#adapters/storage/browser-chat-memory.adapter.ts";
import { WebAudioChatAlertAdapter } from "#adapters/browser/web-audio-chat-alert.adapter.ts";
import { WebLocksTabLeadershipAdapter } from "#adapters/browser/web-locks-tab-leadership.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  BACKEND_ACCESS_PORT,
  OPERATION_GATEWAY,
  CHAT_ADMISSION_PORT,
  CHAT_ALERT_PORT,
  CHAT_MEMORY_PORT,
  CHAT_SOCKET_PORT,
  CLOCK_PORT,
  CALL_ERROR_RECORDER,
  SESSION_STORAGE_PORT,
  PORTAL_SETTINGS,
  TAB_LEADERSHIP_PORT,
} from "./tokens.ts";

/** Name of the socket in error reports, instead of an operation (CHAT-13). */
const SOCKET_OPERATION = "chatSocket";

/** Chat with its socket on the portal's own host (CHAT-19). */
export const chatModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CHAT_ADMISSION_PORT).toResolvedValue(
      (gateway, backendAccess) => new SoapChatAdmissionAdapter(gateway, backendAccess),
      [OPERATION_GATEWAY, BACKEND_ACCESS_PORT],
    );
    bind(CHAT_ALERT_PORT).toResolvedValue(() => new WebAudioChatAlertAdapter(window));
    bind(TAB_LEADERSHIP_PORT).toResolvedValue(() => new WebLocksTabLeadershipAdapter(window));
    bind(CHAT_MEMORY_PORT).toResolvedValue(() => new BrowserChatMemoryAdapter(window));
    bind(CHAT_SOCKET_PORT).toResolvedValue(
      (settings, storage, clock, callErrors) =>
        new WebSocketChatAdapter({
          address: chatAddress(window.location, settings.chatPath),
          connect: (address) => new WebSocket(address),
          sessionId: () => storage.read()?.session.sessionId,
          clock,
          report: (what) => callErrors.add({ operation: SOCKET_OPERATION, what }),
        }),
      [PORTAL_SETTINGS, SESSION_STORAGE_PORT, CLOCK_PORT, CALL_ERROR_RECORDER],
    );
  }),
} satisfies ContextModule;
