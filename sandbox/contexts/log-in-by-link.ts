import type { JsonRecord } from "#kit/json.ts";
import { findPerson, type Person } from "./login.repository.ts";
import { actionLinkStateOf } from "./action-link.operations.ts";
import { closeActionLink, findActionLink } from "./action-link.repository.ts";
import type { OperationCall } from "./operation.ts";
import { startChallenge, requiredFactor } from "./second-factor.ts";

/** Kind of an action link that logs in. */
const LOGIN = "LOGIN";

/**
 * Logs in by the token of a link, once (LOGIN-08). A second factor is still required. `completeLogin` opens the
 * session.
 */
export function logInByLink(
  call: OperationCall,
  completeLogin: (call: OperationCall, person: Person) => JsonRecord,
): JsonRecord {
  const { tenant, request, device } = call;
  const actionLink = findActionLink(tenant.db, request.text("loginToken"));
  const login = actionLink?.data["login"];
  const person = typeof login === "string" ? findPerson(tenant.db, login) : undefined;
  if (actionLink?.kind !== LOGIN || person === undefined) return { errorCode: "WRONG_TOKEN" };
  const state = actionLinkStateOf(tenant, actionLink);
  if (state !== "OPEN") return { errorCode: state === "ACCEPTED" ? "USED_TOKEN" : "OVERDUE_TOKEN" };
  const factor = requiredFactor(tenant, person.login, device);
  if (factor !== undefined)
    return startChallenge(call, person.login, factor, { sessionId: undefined, linkHash: actionLink.tokenHash });
  closeActionLink(tenant.db, actionLink.tokenHash, "ACCEPTED", tenant.today());
  return completeLogin(call, person);
}
