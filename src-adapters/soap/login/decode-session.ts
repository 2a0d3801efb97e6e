import { SESSION_RIGHTS, type CustomerContext, type SessionRight, type UserSession } from "#domain/session/index.ts";
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

type SessionRights = Pick<UserSession, "cooperative" | "b2b" | "crmUser" | "access" | "unreadRights">;

/** Lists the rights and roles that are missing or could not be read: they are unknown, reported, and not granted. */
export function rightsFrom(read: Readonly<Record<SessionRight, boolean | undefined>>): SessionRights {
  const unreadRights = SESSION_RIGHTS.filter((right) => read[right] === undefined);
  const { cooperative = false, b2b = false, crmUser = false, ebok = false, wifi = false } = read;
  return {
    cooperative,
    b2b,
    crmUser,
    access: { ebok, wifi },
    ...(unreadRights.length === 0 ? {} : { unreadRights }),
  };
}

/** Decodes the session (SESS-10); `undefined` without a session id, a user or a current context, or if none is open. */
export function decodeSession(data: Fields): UserSession | undefined {
  if (data.optionalFlag("isLogged") === false) return undefined;
  const sessionId = data.requiredText("sessionId");
  const userId = data.requiredText("userId");
  const currentContext = data.requiredText("currentContext");
  if (sessionId === undefined || userId === undefined || currentContext === undefined) return undefined;
  const access = data.requiredChild("access");
  const contexts = data.requiredList("contexts", decodeContext) ?? [];
  if (!contexts.some(({ id }) => id === currentContext))
    data.reportLoss("contexts", "the current account", "item-left-out");
  const language = data.optionalText("language");
  return {
    isLogged: true,
    sessionId,
    userId,
    currentContext,
    contexts,
    ...rightsFrom({
      cooperative: data.requiredFlag("cooperative"),
      b2b: data.requiredFlag("b2b"),
      crmUser: data.requiredFlag("crmUser"),
      ebok: access?.requiredFlag("ebok"),
      wifi: access?.requiredFlag("wifi"),
    }),
    ...(language === undefined ? {} : { language }),
  };
}
