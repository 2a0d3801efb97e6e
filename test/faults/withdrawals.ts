import { WithdrawalViewModel } from "#ui/features/withdrawal/withdrawal.view-model.ts";
import { WITHDRAWALS_STORE } from "#src/container/page-store-tokens.ts";
import * as tokens from "#src/container/tokens.ts";
import { advanceUntil } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { logIn, openLoggedInScene, openScene, type Scene } from "./scene.ts";

async function openWithdrawal(scene: Scene, isGuest: boolean): Promise<WithdrawalViewModel> {
  const { container } = scene.app;
  await container.load("forms", "withdrawal");
  return new WithdrawalViewModel({
    withdrawals: container.root.get(tokens.WITHDRAWAL_PORT),
    store: isGuest ? undefined : container.get(WITHDRAWALS_STORE),
    idempotencyKeys: container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draft: container.root.get(tokens.FORM_SERVICES).drafts.of("withdrawal"),
    stepDraft: container.root.get(tokens.FORM_SERVICES).drafts.of("withdrawal.step"),
    returnBy: () => container.root.get(tokens.TODAY_STORE).today,
    answerBy: () => container.root.get(tokens.TODAY_STORE).today,
    terminationOf: () => undefined,
    customer: isGuest ? undefined : () => ({ name: "Małgorzata Brzezińska", email: "m.brzezinska@poczta.example" }),
    contractNumber: "UM/2026/1",
    costOf: undefined,
    onWithdrawn: () => undefined,
    saveText: () => undefined,
  });
}

function outcomeOf(model: WithdrawalViewModel): string | undefined {
  if (model.form.busy) return undefined;
  return model.receipt === undefined ? `no receipt, ${model.problem?.kind ?? "nothing"}` : "receipt";
}

/** A statement with a session: a lost response is found among the statements of the customer. */
export const withdrawFromContractCase: OperationCase = {
  when: "with a session",
  expected: {
    lost: "receipt",
    unreadable: "receipt",
    sessionError: "session over, no receipt, nothing",
    roleError: "forbidden, no receipt, failed",
    backendAccessError: "notice, no receipt, failed",
  },
  recovered: "receipt",
  async open() {
    const scene = await openLoggedInScene("own");
    const model = await openWithdrawal(scene, false);
    model.start();
    await advanceUntil(
      scene.clock,
      0,
      () => scene.app.container.get(WITHDRAWALS_STORE).withdrawals.known !== undefined,
    );
    let wasAsked = false;
    const confirm = (): void => {
      wasAsked = true;
      void model.confirm();
    };
    return {
      scene,
      ask: confirm,
      shownOutcome: () => (wasAsked ? outcomeOf(model) : undefined),
      tryAgain: confirm,
    };
  },
};

/** A statement without a session: nothing shows it, so that the page asks to press again. */
export const withdrawAsGuestCase: OperationCase = {
  when: "without a session",
  expected: {
    lost: "no receipt, unknown",
    unreadable: "no receipt, unknown",
    sessionError: "no receipt, failed",
    roleError: "no receipt, failed",
    backendAccessError: "no receipt, failed",
  },
  recovered: "receipt",
  async open() {
    const scene = await openScene("own");
    const model = await openWithdrawal(scene, true);
    model.form.set("name", "Anna Nowak");
    model.form.set("email", "a.nowak@poczta.example");
    const confirm = (): void => void model.confirm();
    return { scene, ask: confirm, shownOutcome: () => outcomeOf(model), tryAgain: confirm };
  },
};

/** The list of statements fails alone; the form stays usable. */
export const getWithdrawalsCase: OperationCase = {
  when: "when the page of a withdrawal opens",
  expected: {
    lost: "failed",
    unreadable: "failed",
    sessionError: "session over, loading",
    roleError: "forbidden, failed",
    backendAccessError: "notice, failed",
  },
  recovered: "ready",
  async open() {
    const scene = await openLoggedInScene("shared");
    const model = await openWithdrawal(scene, false);
    let isDone = false;
    const load = (): void => {
      isDone = false;
      void model.own?.load().then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: load,
      shownOutcome: () => (isDone ? model.own?.section.status : undefined),
      tryAgain: () => void logIn(scene).then(load),
    };
  },
};
