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
  return number === undefined ? undefined : POSSIBILITIES.get(number);
}

function decodeContext(item: Fields): CustomerContext | undefined {
  const id = item.optionalText("id");
  return id === undefined ? undefined : { id, name: item.optionalText("name") ?? id };
}

/** Decodes the session (SESS-10); `undefined` without a session id, a user or a current context, or if none is open. */
export function decodeSession(data: Fields): UserSession | undefined {
  const sessionId = data.optionalText("sessionId");
  const userId = data.optionalText("userId");
  const currentContext = data.optionalText("currentContext");
  if (data.optionalFlag("isLogged") === false) return undefined;
  if (sessionId === undefined || userId === undefined || currentContext === undefined) return undefined;
  const access = data.child("access");
  return {
    isLogged: true,
    sessionId,
    userId,
    currentContext,
    contexts: data.list("contexts", decodeContext) ?? [],
    cooperative: data.flag("cooperative"),
    b2b: data.flag("b2b"),
    crmUser: data.flag("crmUser"),
    access: { ebok: access?.flag("ebok") ?? false, wifi: access?.flag("wifi") ?? false },
  };
}
