import { optionalText, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { findActionLink } from "./action-link.repository.ts";
import type { ActivityOwner } from "./activity.repository.ts";
import { findPerson } from "./login.repository.ts";
import type { OperationCall } from "./operation.ts";
import { findPasskey } from "./passkey.repository.ts";
import { findChallenge } from "./second-factor.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { namedPasskeyId } from "./verify-passkey.ts";
import { accountOfTicket } from "./sign-up.repository.ts";

const NO_OWNER: ActivityOwner = { login: undefined, account: undefined };
const ofLogin = (login: string | undefined): ActivityOwner => ({ ...NO_OWNER, login });

/** Returns the login that a call of `sessionStart` is about; `undefined` if it does not exist. */
function loginOfAttempt(call: OperationCall): string | undefined {
  const { tenant, request } = call;
  const [token, challengeId] = [request.text("loginToken"), request.text("challengeId")];
  if (token !== "") {
    const login = findActionLink(tenant.db, token)?.data["login"];
    return typeof login === "string" ? login : undefined;
  }
  if (challengeId === "") return findPerson(tenant.db, request.text("login"))?.login;
  if (request.text("signature") === "")
    return (
      findChallenge(tenant.db, challengeId, tenant.now(), undefined)?.login ??
      findPasskey(tenant.db, namedPasskeyId(call))?.login
    );
  const row = tenant.db.prepare("SELECT login FROM device_challenge WHERE challenge_id = ?").get(challengeId);
  return row === undefined ? undefined : textColumn(row, "login");
}

function loginOfLink({ tenant, request }: OperationCall): string | undefined {
  const row = tenant.db
    .prepare("SELECT login FROM password_link WHERE token_hash = ?")
    .get(sha256(request.text("token")));
  return row === undefined ? undefined : optionalText(row, "login");
}

/**
 * Returns the customer in whose log a write belongs: that of the session, or the one that the request of an operation
 * without a session names. Call it before the write, which may use up a token.
 */
export function ownerOfWrite(call: OperationCall, session: ServerSession | undefined): ActivityOwner {
  if (session !== undefined) return session;
  const { tenant, request } = call;
  switch (request.operation) {
    case "sessionStart":
      return ofLogin(loginOfAttempt(call));
    case "requestPasswordReset":
      return ofLogin(findPerson(tenant.db, request.text("login"))?.login);
    case "resetPassword":
      return ofLogin(loginOfLink(call));
    case "signUpCodeVerify": {
      const account = accountOfTicket(tenant.db, request.text("ticket"), tenant.now());
      return account === undefined ? NO_OWNER : { login: request.text("login"), account };
    }
    case "answerMatter":
      return { ...NO_OWNER, account: findActionLink(tenant.db, request.text("token"))?.offer?.account };
    default:
      return NO_OWNER;
  }
}
