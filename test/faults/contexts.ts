import { CONTEXT_SWITCH } from "#src/container/tokens.ts";
import { findContext, type CustomerContext } from "#domain/session/index.ts";
import type { OperationCase } from "./operation-case.ts";
import { logIn, openScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

const COTTAGE = "5600322";

function cottageOf({ app }: Scene): CustomerContext {
  const { current } = storesOf(app).session;
  const found = current === undefined ? undefined : findContext(current, COTTAGE);
  if (found === undefined || found.kind === "unknown") throw new Error("there is no other account");
  return found.context;
}

/**
 * Nobody is told that another account is acted for by an answer that is none, nor that it is not; asking again settles
 * it.
 */
export const changeContext: OperationCase = {
  when: "with an account chosen",
  expected: {
    lost: "unknown at 5600321",
    unreadable: "unknown at 5600321",
    sessionError: "session over, out",
    roleError: "forbidden, not-done at 5600321",
    backendAccessError: "notice, not-done at 5600321",
  },
  recovered: `idle at ${COTTAGE}`,
  async open() {
    const scene = { ...(await openScene("own")), credentials: { login: "konta.lis", password: "Wiazka-2026" } };
    await logIn(scene);
    const contexts = scene.app.container.root.get(CONTEXT_SWITCH);
    const ask = (): void => void contexts.switchTo(cottageOf(scene), "/index");
    return {
      scene,
      ask,
      shownOutcome() {
        const account = storesOf(scene.app).session.current?.currentContext;
        if (contexts.busy) return undefined;
        return account === undefined ? "out" : `${contexts.state.kind} at ${account}`;
      },
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};
