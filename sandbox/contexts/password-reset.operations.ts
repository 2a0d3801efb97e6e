import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "../database/json.ts";
import { integer, optionalInteger, optionalText } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { messageLanguage } from "../language/message-language.ts";
import { refuseOrCount } from "./call-limits.ts";
import { resetAllFailures } from "./login-lock.ts";
import { contextsOf, findEmailOf, findPerson, setPassword } from "./login.repository.ts";
import { passwordRefusalOf } from "./new-credentials.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import { hashPassword } from "./password.ts";
import { endAllAccess } from "./end-other-access.ts";

/** Validity of a link, ms. */
const LINK_MS = 60 * 60_000;
const ACCEPTED: JsonRecord = { accepted: true };

interface Link {
  readonly login: string | undefined;
  readonly expiresAt: number;
  readonly usedAt: number | undefined;
}

function findLink(db: DatabaseSync, token: string): Link | undefined {
  const row = db.prepare("SELECT * FROM password_link WHERE token_hash = ?").get(sha256(token));
  if (row === undefined) return undefined;
  return {
    login: optionalText(row, "login"),
    expiresAt: integer(row, "expires_at"),
    usedAt: optionalInteger(row, "used_at"),
  };
}

/** Returns the reason why a link sets no password; `undefined` for a valid link. */
function linkRefusalOf(link: Link | undefined, now: number): JsonRecord | undefined {
  if (link?.login === undefined) return { errorCode: "UNKNOWN_TOKEN" };
  if (link.usedAt !== undefined) return { errorCode: "USED_TOKEN" };
  return link.expiresAt <= now ? { errorCode: "OVERDUE_TOKEN" } : undefined;
}

/** Does the same work and gives the same response for an unknown login; only the message is not sent (LOGIN-02). */
function requestLink(call: OperationCall): JsonRecord {
  const { tenant, request, device } = call;
  const typed = request.text("login").trim().toLowerCase();
  const refusal = refuseOrCount(tenant, [
    ["reset link of an address", device.address],
    ["reset link of a typed login", typed],
  ]);
  if (refusal !== undefined) return refusal;
  const person = findPerson(tenant.db, typed);
  const email = findEmailOf(tenant.db, person?.login ?? typed);
  const [token, now] = [randomBytes(24).toString("base64url"), tenant.now()];
  tenant.db
    .prepare("INSERT INTO password_link VALUES (?, ?, ?, NULL)")
    .run(sha256(token), person?.login ?? null, now + LINK_MS);
  // A refusal by the recipient would reveal that two logins have one owner. The message is left out instead.
  if (refuseOrCount(tenant, [["reset link to a recipient", (email ?? typed).toLowerCase()]]) !== undefined)
    return ACCEPTED;
  sendEmail(tenant, email, {
    language: messageLanguage(call, person?.login),
    write: (texts) => texts.passwordLink(),
    nameLinks: (texts) => [{ name: texts.passwordLinkName(), href: `/passwordToken#token=${token}` }],
  });
  return ACCEPTED;
}

function resetPassword({ tenant, request }: OperationCall): JsonRecord {
  const [token, password] = [request.text("token"), request.text("password")];
  const link = findLink(tenant.db, token);
  const refusal = linkRefusalOf(link, tenant.now());
  if (refusal !== undefined || link?.login === undefined) return refusal ?? { errorCode: "UNKNOWN_TOKEN" };
  const account = contextsOf(tenant.db, link.login)[0]?.id;
  const easy = passwordRefusalOf(tenant, password, { login: link.login, account });
  if (easy !== undefined) return easy;
  setPassword(tenant.db, link.login, hashPassword(password));
  // A new password invalidates all other links of this login and ends every access to it.
  tenant.db
    .prepare("UPDATE password_link SET used_at = ? WHERE login = ? AND used_at IS NULL")
    .run(tenant.now(), link.login);
  resetAllFailures(tenant, link.login);
  endAllAccess(tenant, link.login);
  return ACCEPTED;
}

export const PASSWORD_RESET_OPERATIONS: Readonly<Record<string, Operation>> = {
  requestPasswordReset: { session: "none", effect: "by-intent", handle: requestLink },
  checkPasswordToken: {
    session: "none",
    effect: "none",
    handle: ({ tenant, request }) =>
      linkRefusalOf(findLink(tenant.db, request.text("token")), tenant.now()) ?? ACCEPTED,
  },
  resetPassword: { session: "none", effect: "by-intent", handle: resetPassword },
};
