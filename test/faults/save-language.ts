import { SoapLoginLanguageAdapter } from "#adapters/soap/language/soap-login-language.adapter.ts";
import * as tokens from "#src/container/tokens.ts";
import { LoginLanguage } from "#src/languages/login-language.ts";
import { fakeLanguage } from "#test/fakes/fake-language.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

/** Shows no message: the language is shown all the same, and the next page load saves it (I18N-20). */
export const saveLanguage: OperationCase = {
  when: "with another language chosen",
  expected: {
    lost: "not saved",
    unreadable: "not saved",
    sessionError: "session over, not saved",
    roleError: "forbidden, not saved",
    backendAccessError: "notice, not saved",
  },
  recovered: "saved",
  async open() {
    const scene = await openLoggedInScene("own");
    const { app } = scene;
    const device = fakeLanguage({ choice: "uk" });
    const login = new LoginLanguage({
      device,
      port: new SoapLoginLanguageAdapter(gatewayOf(app)),
      sessions: scene.storage,
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      show: async () => undefined,
      report: () => undefined,
    });
    let outcome: string | undefined;
    const save = (): void => {
      outcome = undefined;
      const session = storesOf(app).session.current ?? { sessionId: "none" };
      void login
        .reconcile(session, ["pl", "uk", "en"])
        .then(() => (outcome = device.isChoiceSaved() ? "saved" : "not saved"));
    };
    return { scene, ask: save, shownOutcome: () => outcome, tryAgain: () => void logIn(scene).then(save) };
  },
};
