import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import * as tokens from "#src/container/tokens.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { CompletedTasksWriter } from "#ui/stores/onboarding/completed-tasks-writer.ts";
import { advanceUntil } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

/** Shows no message: the task itself is done, and the portal sends a missing flag with the next task. */
export const saveOnboardingtData: OperationCase = {
  when: "with a task done",
  expected: {
    lost: "stored",
    unreadable: "stored",
    sessionError: "session over, logged",
    roleError: "forbidden, logged",
    backendAccessError: "notice, logged",
  },
  recovered: "stored",
  async open() {
    const scene = await openLoggedInScene("own");
    const { app, clock } = scene;
    let outcome: string | undefined;
    const onboarding = await app.container.loadService("onboarding", tokens.ONBOARDING_STORE);
    void onboarding.storedFlags.load();
    await advanceUntil(clock, 0, () => onboarding.storedFlags.state.status === "ready");
    const tasks = new CompletedTasksWriter({
      flags: new SoapOnboardingFlagsAdapter(gatewayOf(app)),
      onboarding,
      today: storesOf(app).today,
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      log: () => undefined,
      celebrate: () => undefined,
    });
    const mark = (): void => {
      void tasks.markDone("eInvoiceActivate").then(() => {
        outcome =
          onboarding.storedFlags.known?.some(
            ({ eventName, eventSet }) => eventName === "eInvoiceActivate" && eventSet,
          ) === true
            ? "stored"
            : "logged";
      });
    };
    return { scene, ask: mark, shownOutcome: () => outcome, tryAgain: () => void logIn(scene).then(mark) };
  },
};
