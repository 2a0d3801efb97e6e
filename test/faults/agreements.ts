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
import { callerOf, logIn, openLoggedInScene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** An answer that is none is looked up: what was sent is there. */
const LOOKED_UP: OperationCase["expected"] = {
  lost: "told saved",
  unreadable: "told saved",
  sessionError: "session over, told nothing",
  roleError: "forbidden, told failed",
  backendAccessError: "notice, told failed",
};

/**
 * Nobody is told that a consent is given or withdrawn by an answer that is none; a lost one is looked up (CONSENT-01).
 */
export const saveConsentsByCustomerAccount: OperationCase = {
  when: "with one given and one withdrawn",
  expected: LOOKED_UP,
  recovered: "told saved",
  async open() {
    const scene = await openLoggedInScene("own");
    const { contact, client } = storesOf(scene.app);
    const store = new AgreementsStore(new SoapAgreementsAdapter(callerOf(scene.app)));
    const model = new AgreementsViewModel({
      store,
      contact,
      client,
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
      shownOutcome: () => (model.form.busy ? undefined : `told ${model.resultMessage ?? "nothing"}`),
      tryAgain: () => void logIn(scene).then(() => model.save()),
    };
  },
};

/** The one answer is not given twice, and nobody is thanked for one that may not be there (ACC-13). */
export const saveElectronicPollResult: OperationCase = {
  when: "with an answer chosen",
  expected: LOOKED_UP,
  recovered: "told saved",
  async open() {
    const scene = await openLoggedInScene("own");
    // each login brings stores of its own: the screen is rendered anew over them
    const rendered = (): PollViewModel => {
      const { client, siteContent } = storesOf(scene.app);
      const model = new PollViewModel({
        poll: new SoapElectronicPollAdapter(callerOf(scene.app)),
        client,
        siteContent,
        idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      });
      model.choose("PAPER");
      return model;
    };
    let model = rendered();
    return {
      scene,
      ask: () => void model.send(),
      shownOutcome: () => (model.isSaving ? undefined : `told ${model.resultMessage ?? "nothing"}`),
      tryAgain() {
        const isLoggedOut = storesOf(scene.app).session.current === undefined;
        void logIn(scene).then(() => {
          if (isLoggedOut) model = rendered();
          return model.send();
        });
      },
    };
  },
};

/** An answer to the satisfaction survey counts once, and nobody is thanked for one that may not be there (SITE-04). */
export const saveSatisfactionSurvey: OperationCase = {
  when: "with a rating of the survey",
  expected: {
    lost: "told saved",
    unreadable: "told saved",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told failed",
    backendAccessError: "notice, told failed",
  },
  recovered: "told saved",
  async open() {
    const scene = await openLoggedInScene("own", "isobar.wilga");
    const { client, session, today } = storesOf(scene.app);
    const model = new SurveyViewModel({
      survey: new SoapSatisfactionSurveyAdapter(callerOf(scene.app)),
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
      shownOutcome: () => (model.isSaving ? undefined : `told ${model.resultMessage ?? "nothing"}`),
      tryAgain: () => void logIn(scene).then(() => model.send()),
    };
  },
};
