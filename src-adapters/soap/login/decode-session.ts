import type { CustomerContext, UserSession } from "#domain/session/index.ts";
import type { LoginPossibility } from "#domain/login/index.ts";
import type { Fields } from "../decoding/fields.ts";

const POSSIBILITIES: ReadonlyMap<number, LoginPossibility> = new Map([
  [0, "not-possible"],
  [1, "possible"],
  [2, "forced"],
  [3, "no-account"],
]);

/** LOGIN-02. A number nobody knows is no answer: the portal must not guess who may log in. */
export function decodePossibility(data: Fields): LoginPossibility | undefined {
  const number = data.whole("possibility");
  return number === undefined ? undefined : POSSIBILITIES.get(number);
}

function decodeContext(item: Fields): CustomerContext | undefined {
  const id = item.optionalText("id");
  return id === undefined ? undefined : { id, name: item.optionalText("name") ?? id };
}

/** SESS-10. Without the session, the user or the context in force there is no session. */
export function decodeSession(data: Fields): UserSession | undefined {
  const sessionId = data.optionalText("sessionId");
  const userId = data.optionalText("userId");
  const currentContext = data.optionalText("contextId");
  if (sessionId === undefined || userId === undefined || currentContext === undefined) return undefined;
  return {
    isLogged: true,
    sessionId,
    userId,
    currentContext,
    contexts: data.list("contexts", decodeContext) ?? [],
    cooperative: data.flag("cooperative"),
    b2b: data.flag("b2b"),
    crmUser: data.flag("crmUser"),
    access: { ebok: data.flag("ebokUser"), wifi: data.flag("wifiUser") },
  };
}
