import { SoapPasskeyLoginAdapter } from "#adapters/soap/passkeys/soap-passkey-login.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import type { AuthenticatorPort, Passkey } from "#domain/passkeys/index.ts";
import { addPasskey } from "#domain/passkeys/use-cases/add-passkey.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import * as tokens from "#src/container/tokens.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { SoftwareAuthenticator } from "../../conformance/accounts/software-authenticator.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { PasskeyLoginStore } from "#ui/stores/passkeys/passkey-login.store.ts";
import { advanceUntil, trackSettled } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, openLoggedInScene, type Scene } from "./scene.ts";
import { SHOWS_PROBLEM } from "./sessions.ts";

/** Address at which the portal of a scene is open. */
const ORIGIN = "http://ebok.test";

/** Authenticator of a scene. It creates real passkeys, which the sandbox verifies. */
export function sceneAuthenticator(): AuthenticatorPort {
  const software = new SoftwareAuthenticator(ORIGIN);
  return {
    ...fakeAuthenticator({ canAutofill: false }),
    create: async (options) => succeed(software.create(options)),
    sign: async (options) => succeed(software.get(options)),
  };
}

/** Saves a passkey of the customer who is logged in. */
export async function savePasskey({ app, clock }: Scene, authenticator: AuthenticatorPort): Promise<Passkey> {
  const passkeys = new SoapPasskeysAdapter(gatewayOf(app));
  const saved = addPasskey(
    { passkeys, authenticator, reload: async () => undefined },
    { name: "Telefon", known: [] },
    new IdempotencyKeyIssuer(app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT)),
  );
  await advanceUntil(clock, 0, trackSettled(saved));
  const outcome = await saved;
  if (outcome.kind !== "done") throw new Error(`the passkey was not saved: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

/** Runs on the login page, which shows the problem and still offers the password. */
export const getPasskeyRequestOptions: OperationCase = {
  when: "at the login with a passkey",
  expected: SHOWS_PROBLEM,
  recovered: "in",
  async open() {
    const scene = await openLoggedInScene("own");
    const { app, clock } = scene;
    const authenticator = sceneAuthenticator();
    await savePasskey(scene, authenticator);
    storesOf(app).session.logout();
    const model = new PasskeyLoginStore({
      authenticator,
      login: new SoapPasskeyLoginAdapter(gatewayOf(app)),
      clock,
      openSession: (session) => app.openSession(session),
      endUnusedSession: (session) => app.endUnusedSession(session),
      hasLeftPage: () => storesOf(app).session.current !== undefined,
    });
    const ask = (): void => void model.logIn();
    return {
      scene,
      ask,
      shownOutcome() {
        if (storesOf(app).session.current !== undefined) return "in";
        if (model.isRunning) return undefined;
        return model.problem === undefined ? "idle" : "problem shown";
      },
      tryAgain: ask,
    };
  },
};
