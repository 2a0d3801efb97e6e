import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapSatisfactionSurveyAdapter } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { fakeWelcomeMarks } from "#test/fakes/fake-welcome-marks.ts";
import { AgreementsViewModel } from "#ui/features/agreements/agreements.view-model.ts";
import { PollViewModel } from "#ui/features/personal-data/poll.view-model.ts";
import { SurveyViewModel } from "#ui/features/site-content/survey/survey.view-model.ts";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** Outcomes of a write whose state the portal re-reads after a lost response. */
const REREAD_OUTCOMES: OperationCase["expected"] = {
  lost: "shows saved",
  unreadable: "shows saved",
  sessionError: "session over, shows nothing",
  roleError: "forbidden, shows failed",
  backendAccessError: "notice, shows failed",
};

/** Reports no saved consent without a response; re-reads the consents instead (CONSENT-01). */
export const saveConsentsByCustomerAccount: OperationCase = {
  when: "with one given and one withdrawn",
  expected: REREAD_OUTCOMES,
  recovered: "shows saved",
  async open() {
    const scene = await openLoggedInScene("own");
    const { contact, client, today } = storesOf(scene.app);
    const store = new AgreementsStore(new SoapAgreementsAdapter(gatewayOf(scene.app)), scene.clock);
    const model = new AgreementsViewModel({
      store,
      contact,
      client,
      today,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      draft: undefined,
      openContact: () => Promise.resolve(),
      saved: () => undefined,
    });
    await Promise.all([
      store.agreements.load(),
      advanceUntil(scene.clock, 0, () => store.agreements.state.status === "ready"),
    ]);
    void model.toggle("PARTNERS", true);
    void model.toggle("SURVEYS", false);
    return {
      scene,
      ask: () => void model.save(),
      shownOutcome: () => (model.form.busy ? undefined : `shows ${model.resultMessage ?? "nothing"}`),
      tryAgain: () => void logIn(scene).then(() => model.save()),
    };
  },
};

/** Sends the answer once, and thanks only for an answer that the server has (ACC-13). */
export const saveElectronicPollResult: OperationCase = {
  when: "with an answer selected",
  expected: REREAD_OUTCOMES,
  recovered: "shows saved",
  async open() {
    const scene = await openLoggedInScene("own");
    // Each login creates new stores, so that the screen needs a new view model.
    const newModel = (): PollViewModel => {
      const { client, siteContent } = storesOf(scene.app);
      const model = new PollViewModel({
        poll: new SoapElectronicPollAdapter(gatewayOf(scene.app)),
        client,
        siteContent,
        idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      });
      model.choose("PAPER");
      return model;
    };
    let model = newModel();
    return {
      scene,
      ask: () => void model.send(),
      shownOutcome: () => (model.isSaving ? undefined : `shows ${model.resultMessage ?? "nothing"}`),
      tryAgain() {
        const isLoggedOut = storesOf(scene.app).session.current === undefined;
        void logIn(scene).then(() => {
          if (isLoggedOut) model = newModel();
          return model.send();
        });
      },
    };
  },
};

/** Sends the rating once, and thanks only for a rating that the server has (SITE-04). */
export const saveSatisfactionSurvey: OperationCase = {
  when: "with a rating selected",
  expected: REREAD_OUTCOMES,
  recovered: "shows saved",
  async open() {
    const scene = await openLoggedInScene("own", "isobar.wilga");
    const { client, session, today } = storesOf(scene.app);
    const model = new SurveyViewModel({
      survey: new SoapSatisfactionSurveyAdapter(gatewayOf(scene.app)),
      client,
      session,
      today,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      marks: fakeWelcomeMarks(),
    });
    model.rate("4");
    return {
      scene,
      ask: () => void model.send(),
      shownOutcome: () => (model.isSaving ? undefined : `shows ${model.resultMessage ?? "nothing"}`),
      tryAgain: () => void logIn(scene).then(() => model.send()),
    };
  },
};
