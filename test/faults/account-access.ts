import type { OperationCase } from "./operation-case.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { openScene, type Scene } from "./scene.ts";
import { loginOf, loginOutcomeAt, SHOWS_PROBLEM } from "./sessions.ts";
import * as tokens from "#src/container/tokens.ts";

/** Customer without an account (sandbox/demo/newcomers.ts). */
const NEWCOMER = { customerNumber: "5900101", identification: "84061507489" };

export const signUpCodeVerify: OperationCase = {
  when: "with a channel for the code selected",
  expected: SHOWS_PROBLEM,
  recovered: "at code",
  async open() {
    const scene = await openScene("own");
    const model = loginOf(scene);
    const opened = model.register("");
    await advanceUntil(scene.clock, 0, trackSettled(opened));
    const identified = model.attempts?.registration?.giveIdentity(NEWCOMER) ?? Promise.resolve();
    await advanceUntil(scene.clock, 0, trackSettled(identified));
    const choose = (): void => void model.attempts?.registration?.chooseChannel("sms");
    return { scene, ask: choose, shownOutcome: () => loginOutcomeAt(scene, model), tryAgain: choose };
  },
};

const IDEMPOTENCY_KEY = "intent-faults-0000001";
const resetPortOf = async ({ app }: Scene) => app.container.loadService("account-access", tokens.PASSWORD_RESET_PORT);

/** Requests a password link while the wire still works, and returns its token. */
async function requestLinkToken(scene: Scene): Promise<string> {
  await (await resetPortOf(scene)).requestLink({ idempotencyKey: IDEMPOTENCY_KEY, login: scene.credentials.login });
  return scene.tokenOfLink("/passwordToken");
}

/** Returns the case of one call of the password reset, with a link token if the call needs one. */
function resetCase(
  when: string,
  needsLink: boolean,
  call: (scene: Scene, token: string) => Promise<{ readonly ok: boolean }>,
): OperationCase {
  return {
    when,
    expected: SHOWS_PROBLEM,
    recovered: "done",
    async open() {
      const scene = await openScene("own");
      const link = needsLink ? requestLinkToken(scene) : Promise.resolve("");
      await advanceUntil(scene.clock, 0, trackSettled(link));
      const token = await link;
      let shownOutcome: string | undefined;
      const ask = (): void => {
        shownOutcome = undefined;
        void call(scene, token).then(({ ok }) => {
          shownOutcome = ok ? "done" : "problem shown";
        });
      };
      return { scene, ask, shownOutcome: () => shownOutcome, tryAgain: ask };
    },
  };
}

export const requestPasswordReset = resetCase("with the login typed", false, async (scene) =>
  (await resetPortOf(scene)).requestLink({ idempotencyKey: IDEMPOTENCY_KEY, login: scene.credentials.login }),
);
export const checkPasswordToken = resetCase("with a link opened", true, async (scene, token) =>
  (await resetPortOf(scene)).checkToken(token),
);
export const resetPassword = resetCase("with a new password typed", true, async (scene, token) =>
  (await resetPortOf(scene)).setPassword({ idempotencyKey: "intent-faults-0000002", token, password: "Mewa-nad-2027" }),
);
