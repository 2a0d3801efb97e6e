import { BACKEND_ACCESS_PORT } from "#src/container/tokens.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import { requestChatAdmission } from "#domain/chat/index.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

/** Requires responses to both operations to open the chat, and otherwise offers a retry (CHAT-16). */
const admission: OperationCase = {
  when: "when the chat is opened",
  expected: {
    lost: "SERVICE_UNAVAILABLE",
    unreadable: "SERVICE_UNAVAILABLE",
    sessionError: "session over, SERVICE_UNAVAILABLE",
    roleError: "forbidden, SERVICE_UNAVAILABLE",
    backendAccessError: "notice, BACKEND_ACCESS",
  },
  recovered: "admitted",
  async open() {
    const scene = await openLoggedInScene();
    const port = new SoapChatAdmissionAdapter(gatewayOf(scene.app), scene.app.container.root.get(BACKEND_ACCESS_PORT));
    let shownOutcome: string | undefined;
    const ask = (): void => {
      shownOutcome = undefined;
      void requestChatAdmission(port).then((answer) => {
        shownOutcome = answer.ok ? "admitted" : answer.failure;
      });
    };
    return { scene, ask, shownOutcome: () => shownOutcome, tryAgain: () => void logIn(scene).then(ask) };
  },
};

export const getChatToken = admission;
export const checkBackdoor = admission;
