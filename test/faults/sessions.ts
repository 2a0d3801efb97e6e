import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { INITIAL_LOGIN_STATE } from "#domain/login/index.ts";
import { IdentityConfirmationViewModel } from "#ui/features/identity-confirmation/identity-confirmation.view-model.ts";
import { LoginViewModel } from "#ui/features/login/login.view-model.ts";
import { Protection } from "#ui/features/login/protection/protection.ts";
import { problemText } from "#ui/features/login/refusals/problem-text.ts";
import { RegistrationFlow } from "#ui/features/login/registration/registration-flow.ts";
import { loginSteps } from "#ui/features/login/steps/login-steps.ts";
import { verifySession } from "#ui/stores/session/verify-session.ts";
import type { OperationCase } from "./operation-case.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { gatewayOf, logIn, openScene, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const CHECK_EVERY_MS = 15_000;

/** Outcomes before a login: without a session the portal treats a flag like any other failure. */
export const SHOWS_PROBLEM = {
  lost: "problem shown",
  unreadable: "problem shown",
  sessionError: "problem shown",
  roleError: "problem shown",
  backendAccessError: "problem shown",
} as const;

export function loginOf({ app }: Scene): LoginViewModel {
  return new LoginViewModel(
    () =>
      Promise.resolve({
        port: app.container.root.get(tokens.LOGIN_PORT),
        accountAccess: app.loginServices().accountAccess,
        authenticator: () => Promise.resolve(fakeAuthenticator()),
        showToast: () => undefined,
        idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
        // Loaded already, so that a case measures only its calls and not the loading of modules.
        steps: {
          ...loginSteps,
          openHistory: () => Promise.resolve({ syncBrowserHistory: () => (then) => then() }),
          openRefusals: () =>
            Promise.resolve((problem) => problemText(problem, app.container.root.get(tokens.CLOCK_PORT).now())),
          openProtection: () => Promise.resolve(Protection),
          openRegistration: () => Promise.resolve(RegistrationFlow),
        },
        forgotten: () => undefined,
        network: app.container.root.get(tokens.CONNECTIVITY_STORE),
        now: () => app.container.root.get(tokens.CLOCK_PORT).now(),
        isAvailable: () => true,
        openSession: (session) => app.openSession(session),
        endUnusedSession: (session) => app.endUnusedSession(session),
      }),
    { state: INITIAL_LOGIN_STATE, lost: () => false, report: () => undefined },
  );
}

export function loginOutcomeAt({ app }: Scene, model: LoginViewModel): string | undefined {
  const state = model.snapshot();
  if (storesOf(app).session.current !== undefined) return "in";
  if ("busy" in state && state.busy) return undefined;
  if ("failureReason" in state && state.failureReason !== undefined) return "problem shown";
  return `at ${state.step === "REGISTER" ? state.stage.kind : state.step}`;
}

/** Shows why the identity is not confirmed; the customer may try again. */
export const confirmIdentity: OperationCase = {
  when: "with the password typed",
  expected: {
    ...SHOWS_PROBLEM,
    sessionError: "session over, problem shown",
    roleError: "forbidden, problem shown",
    backendAccessError: "notice, problem shown",
  },
  recovered: "confirmed",
  async open() {
    const scene = await openLoggedInScene("own");
    let isConfirmed = false;
    const model = new IdentityConfirmationViewModel(
      new SoapIdentityProofAdapter(gatewayOf(scene.app)),
      () => (isConfirmed = true),
    );
    const ask = (): void => {
      model.typePassword(scene.credentials.password);
      void model.submit();
    };
    return {
      scene,
      ask,
      shownOutcome() {
        if (model.busy) return undefined;
        return isConfirmed ? "confirmed" : model.problem === undefined ? "asked" : "problem shown";
      },
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};

export const beforeLogin: OperationCase = {
  when: "with the login typed",
  expected: SHOWS_PROBLEM,
  recovered: "at PASSWORD",
  async open() {
    const scene = await openScene();
    const model = loginOf(scene);
    const submit = (): void => void model.giveLogin(scene.credentials.login);
    return { scene, ask: submit, shownOutcome: () => loginOutcomeAt(scene, model), tryAgain: submit };
  },
};

export const sessionStart: OperationCase = {
  when: "with the password typed",
  expected: SHOWS_PROBLEM,
  recovered: "in",
  async open() {
    const scene = await openScene();
    const model = loginOf(scene);
    const loginSubmitted = model.giveLogin(scene.credentials.login);
    await advanceUntil(scene.clock, 0, trackSettled(loginSubmitted));
    const submit = (): void => void model.attempts?.givePassword(scene.credentials.password);
    return { scene, ask: submit, shownOutcome: () => loginOutcomeAt(scene, model), tryAgain: submit };
  },
};

export const sessionCheck: OperationCase = {
  when: "every fifteen seconds",
  // A failed check does not end the session (SESS-04).
  expected: {
    lost: "in",
    unreadable: "in",
    sessionError: "session over, out",
    roleError: "forbidden, in",
    backendAccessError: "notice, in",
  },
  recovered: "in",
  async open() {
    const scene = await openLoggedInScene();
    let isChecked: () => boolean = () => false;
    return {
      scene,
      ask() {
        void scene.clock.advance(CHECK_EVERY_MS);
        // Shares the call of the session keeper, and so ends with it.
        isChecked = trackSettled(scene.ports.session.isActive());
      },
      shownOutcome: () =>
        isChecked() ? (storesOf(scene.app).session.current === undefined ? "out" : "in") : undefined,
      tryAgain: () => void logIn(scene),
    };
  },
};

export const getSessionServerHash: OperationCase = {
  when: "after a login and a switch",
  // A failed check does not end the session (CALL-09).
  expected: {
    lost: "in",
    unreadable: "in",
    sessionError: "session over, out",
    roleError: "forbidden, in",
    backendAccessError: "notice, in",
  },
  recovered: "in",
  async open() {
    const scene = await openLoggedInScene();
    const { session } = storesOf(scene.app);
    let isChecked: () => boolean = () => false;
    const ask = (): void => {
      isChecked = trackSettled(verifySession(session, scene.ports.session, scene.storage));
    };
    return {
      scene,
      ask,
      shownOutcome: () => (isChecked() ? (session.current === undefined ? "out" : "in") : undefined),
      tryAgain: () => void logIn(scene),
    };
  },
};

export const sessionEnd: OperationCase = {
  when: "on logout",
  // The portal logs out without waiting for the server (SESS-06).
  expected: { lost: "out", unreadable: "out", sessionError: "out", roleError: "out", backendAccessError: "out" },
  recovered: "in",
  async open() {
    const scene = await openLoggedInScene();
    const { session } = storesOf(scene.app);
    return {
      scene,
      ask: () => session.logout(),
      shownOutcome() {
        if (session.current !== undefined) return "in";
        return scene.wire.sent("sessionEnd") > 0 && scene.storage.read() === undefined && session.ended === "logout"
          ? "out"
          : undefined;
      },
      tryAgain: () => void logIn(scene),
    };
  },
};
