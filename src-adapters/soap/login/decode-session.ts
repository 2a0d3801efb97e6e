import type { CustomerContext, UserSession } from "#domain/session/index.ts";
import type { LoginPossibility } from "#domain/login/index.ts";
import type { Fields } from "../decoding/fields.ts";

const POSSIBILITIES: ReadonlyMap<number, LoginPossibility> = new Map([
  [0, "not-possible"],
  [1, "possible"],
  [2, "forced"],
  [3, "no-account"],
]);

/**
 * Decodes whether a login is possible (LOGIN-02); `undefined` for an unknown number, because the portal must not guess.
 */
export function decodePossibility(data: Fields): LoginPossibility | undefined {
  const number = data.whole("possibility");
  const possibility = number === undefined ? undefined : POSSIBILITIES.get(number);
  if (possibility === undefined) data.reportLoss("possibility", "a number from 0 to 3");
  return possibility;
}

function decodeContext(item: Fields): CustomerContext | undefined {
  const id = item.requiredText("id");
  return id === undefined ? undefined : { id, name: item.requiredText("name") ?? id };
}

/** Decodes a right or a role; a missing or unreadable one is unknown, which is reported, and not granted. */
export function decodeRight(fields: Fields | undefined, name: string): boolean {
  return fields?.requiredFlag(name) ?? false;
}

/** Decodes the session (SESS-10); `undefined` without a session id, a user or a current context, or if none is open. */
export function decodeSession(data: Fields): UserSession | undefined {
  if (data.optionalFlag("isLogged") === false) return undefined;
  const sessionId = data.requiredText("sessionId");
  const userId = data.requiredText("userId");
  const currentContext = data.requiredText("currentContext");
  if (sessionId === undefined || userId === undefined || currentContext === undefined) return undefined;
  const access = data.requiredChild("access");
  return {
    isLogged: true,
    sessionId,
    userId,
    currentContext,
    contexts: data.requiredList("contexts", decodeContext) ?? [],
    cooperative: decodeRight(data, "cooperative"),
    b2b: decodeRight(data, "b2b"),
    crmUser: decodeRight(data, "crmUser"),
    access: { ebok: decodeRight(access, "ebok"), wifi: decodeRight(access, "wifi") },
  };
}
