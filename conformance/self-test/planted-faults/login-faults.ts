import { DEMO_LOGIN_PASSWORD, DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingCalls, changingResponses } from "./behaviour-fault.ts";
import { changeElement, remove } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { respond, respondText, resultText, valueOf, waitFor, withValue } from "./service-call.ts";

const LOGIN_NAMES: ReadonlySet<string> = new Set(DEMO_LOGINS.map(({ login }) => login));

export const isKnownLogin = (call: ServiceCall): boolean => LOGIN_NAMES.has(valueOf(call, "login"));
const isPasswordLogin = (call: ServiceCall): boolean => valueOf(call, "password") !== "";
const isRightPassword = (call: ServiceCall): boolean => valueOf(call, "password") === DEMO_LOGIN_PASSWORD;

const refuse = (operation: string, code: string): ForwardedResponse =>
  respond(operation, createXmlElement("errorCode", code));

/** Counts wrong passwords itself: the provider behind it locks as the contract says. */
const lockingAfter = (attempts: number, resetByRightPassword: boolean): (() => FaultyAnswer) =>
  answeringCalls(
    "sessionStart",
    () => new Map<string, number>(),
    async (call, forward, failures) => {
      const login = valueOf(call, "login");
      if (!isPasswordLogin(call)) return forward(call);
      if (isRightPassword(call) && (failures.get(login) ?? 0) < attempts) {
        if (resetByRightPassword) failures.delete(login);
        return forward(call);
      }
      failures.set(login, (failures.get(login) ?? 0) + 1);
      return refuse("sessionStart", (failures.get(login) ?? 0) >= attempts ? "LOCKED" : "BAD_CREDENTIALS");
    },
  );

const withWrongPasswords = (answer: (call: ServiceCall) => ForwardedResponse): (() => FaultyAnswer) =>
  answeringCalls(
    "sessionStart",
    () => undefined,
    async (call, forward) => {
      const response = await forward(call);
      return resultText(response, "errorCode") === "BAD_CREDENTIALS" ? answer(call) : response;
    },
  );

/** Faults of logins. */
export const LOGIN_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "opens no session",
    "login.opens-session",
    "sessionStart",
    changingResponses("sessionStart", changeElement("sessionId", remove)),
  ),
  behaviourFault(
    "accepts any password",
    "login.wrong-password",
    "sessionStart",
    changingCalls((call) => (isPasswordLogin(call) ? withValue(call, "password", DEMO_LOGIN_PASSWORD) : call)),
  ),
  behaviourFault(
    "answers a wrong password with HTTP 401",
    "login.wrong-password",
    "sessionStart",
    withWrongPasswords(() => respondText(401, "Unauthorized")),
  ),
  behaviourFault(
    "answers a wrong password with roleError",
    "login.wrong-password",
    "sessionStart",
    withWrongPasswords(() => respond("sessionStart", createXmlElement("roleError", "true"))),
  ),
  behaviourFault(
    "reveals by its message that a login is unknown",
    "login.indistinguishable",
    "sessionStart",
    withWrongPasswords((call) =>
      respond(
        "sessionStart",
        createXmlElement("errorMessage", isKnownLogin(call) ? "Błędne hasło" : "Nieznany login"),
        createXmlElement("errorCode", "BAD_CREDENTIALS"),
      ),
    ),
  ),
  behaviourFault(
    "tells the attempts left of known logins only",
    "login.indistinguishable",
    "sessionStart",
    withWrongPasswords((call) =>
      respond(
        "sessionStart",
        createXmlElement("errorCode", "BAD_CREDENTIALS"),
        ...(isKnownLogin(call) ? [createXmlElement("attemptsLeft", "3")] : []),
      ),
    ),
  ),
  behaviourFault(
    "reveals by its time that a login is unknown",
    "login.indistinguishable",
    "sessionStart",
    answeringCalls(
      "sessionStart",
      () => undefined,
      async (call, forward) => {
        if (isKnownLogin(call)) await waitFor(400);
        return forward(call);
      },
    ),
  ),
  behaviourFault("never locks a login", "login.lockout", "sessionStart", lockingAfter(Number.POSITIVE_INFINITY, false)),
  behaviourFault("locks a login after ten wrong passwords", "login.lockout", "sessionStart", lockingAfter(10, false)),
];
