import { SESSION_RIGHTS, type CustomerContext, type StoredSession, type UserSession } from "#domain/session/index.ts";

/** Storage key of the session; other tabs watch its changes. */
export const SESSION_KEY = "ebok.session";

const VERSION = 1;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function contextOf(value: unknown): CustomerContext | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  return isText(id) && typeof name === "string" ? { id, name } : undefined;
}

function contextsOf(value: unknown): readonly CustomerContext[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const contexts: CustomerContext[] = [];
  for (const item of value) {
    const context = contextOf(item);
    if (context === undefined) return undefined;
    contexts.push(context);
  }
  return contexts;
}

function sessionOf(value: unknown): UserSession | undefined {
  if (!isRecord(value) || !isRecord(value["access"])) return undefined;
  const { isLogged, sessionId, userId, currentContext, cooperative, b2b, crmUser } = value;
  const { ebok, wifi } = value["access"];
  const contexts = contextsOf(value["contexts"]);
  if (isLogged !== true || contexts === undefined) return undefined;
  if (!isText(sessionId) || !isText(userId) || !isText(currentContext)) return undefined;
  if (typeof cooperative !== "boolean" || typeof b2b !== "boolean" || typeof crmUser !== "boolean") return undefined;
  if (typeof ebok !== "boolean" || typeof wifi !== "boolean") return undefined;
  const { unreadRights: unread, language } = value;
  const unreadRights = Array.isArray(unread) ? SESSION_RIGHTS.filter((right) => unread.includes(right)) : undefined;
  return {
    isLogged,
    sessionId,
    userId,
    currentContext,
    contexts,
    cooperative,
    b2b,
    crmUser,
    access: { ebok, wifi },
    ...(unreadRights === undefined ? {} : { unreadRights }),
    ...(isText(language) ? { language } : {}),
  };
}

/** Parses a stored session of exactly this version; any other text is no session (SESS-07). */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value["version"] !== VERSION) return undefined;
  const deadline = value["deadline"];
  const session = sessionOf(value["session"]);
  if (session === undefined || typeof deadline !== "number" || !Number.isFinite(deadline)) return undefined;
  const { serverHash, endsAt } = value;
  return {
    session,
    deadline,
    ...(typeof endsAt === "number" && Number.isFinite(endsAt) ? { endsAt } : {}),
    ...(isText(serverHash) ? { serverHash } : {}),
    ...(value["backendAccess"] === true ? { backendAccess: true } : {}),
  };
}

/** Formats a session for storage. */
export function formatStoredSession({ session, deadline, endsAt, serverHash, backendAccess }: StoredSession): string {
  return JSON.stringify({ version: VERSION, deadline, endsAt, serverHash, backendAccess, session });
}
