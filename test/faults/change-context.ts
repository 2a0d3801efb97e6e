import { ACCOUNT_SWITCH } from "#src/container/tokens.ts";
import { findCustomerContext, type CustomerContext } from "#domain/session/index.ts";
import type { OperationCase } from "./operation-case.ts";
import { logIn, openScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

const COTTAGE = "5600322";

function cottageOf({ app }: Scene): CustomerContext {
  const { current } = storesOf(app).session;
  const found = current === undefined ? undefined : findCustomerContext(current, COTTAGE);
  if (found === undefined || found.kind === "unknown") throw new Error("the customer has no context for the cottage");
  return found.context;
}

/** Reports neither a switch nor a refusal when the response is lost; a second request settles it. */
export const changeContext: OperationCase = {
  when: "with an account selected",
  expected: {
    lost: "unknown at 5600321",
    unreadable: "unknown at 5600321",
    sessionError: "session over, logged out",
    roleError: "forbidden, not-done at 5600321",
    backendAccessError: "notice, not-done at 5600321",
  },
  recovered: `idle at ${COTTAGE}`,
  async open() {
    const scene = { ...(await openScene("own")), credentials: { login: "konta.lis", password: "Wiazka-2026" } };
    await logIn(scene);
    const accountSwitch = scene.app.container.root.get(ACCOUNT_SWITCH);
    const ask = (): void => void accountSwitch.switchAccount(cottageOf(scene), "/index");
    return {
      scene,
      ask,
      shownOutcome() {
        const account = storesOf(scene.app).session.current?.currentContext;
        if (accountSwitch.isSwitching) return undefined;
        return account === undefined ? "logged out" : `${accountSwitch.state.kind} at ${account}`;
      },
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};
