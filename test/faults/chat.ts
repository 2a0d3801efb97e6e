import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { askAdmission } from "#domain/chat/index.ts";
import type { OperationCase } from "./case.ts";
import { callerOf, logIn, openScenePastLogin } from "./scene.ts";

/** Whether there is a chat: without an answer to both questions there is none, and it can be tried again (CHAT-16). */
const admission: OperationCase = {
  when: "when the chat is opened",
  expected: {
    lost: "SERVICE_UNAVAILABLE",
    unreadable: "SERVICE_UNAVAILABLE",
    sessionError: "session over, SERVICE_UNAVAILABLE",
    roleError: "forbidden, SERVICE_UNAVAILABLE",
    backendAccessError: "notice, SERVICE_UNAVAILABLE",
  },
  recovered: "let in",
  async open() {
    const scene = await openScenePastLogin();
    const port = new SoapChatAdmissionAdapter(callerOf(scene.app));
    let seen: string | undefined;
    const ask = (): void => {
      seen = undefined;
      void askAdmission(port).then((answer) => {
        seen = answer.ok ? "let in" : answer.failure;
      });
    };
    return { scene, ask, seen: () => seen, again: () => void logIn(scene).then(ask) };
  },
};

export const getChatToken = admission;
export const checkBackdoor = admission;
