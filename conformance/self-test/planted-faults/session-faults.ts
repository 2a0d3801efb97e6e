import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingCalls, changingResponses, replacingCalls } from "./behaviour-fault.ts";
import { changeElement, setText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { bearerOf, changeForwarded, respond, respondText, resultText, valueOf, withBearer } from "./service-call.ts";

const SESSION_ERROR = createXmlElement("sessionError", "true");

const hasFingerprint = ({ headers }: ServiceCall): boolean => headers["x-ebok-fingerprint"] !== undefined;

const withRightFingerprint = (call: ServiceCall): ServiceCall => {
  const { authorization, ...headers } = withBearer(call, bearerOf(call)).headers;
  return {
    ...call,
    headers: bearerOf(call) === "" || authorization === undefined ? headers : { ...headers, authorization },
  };
};

const isRefusedFingerprint = (status: number, text: string): boolean => status === 400 && text.includes("Fingerprint");

/** Answers a refused fingerprint in another way than the contract says. */
const answeringWrongFingerprints =
  (answer: (call: ServiceCall) => ReturnType<typeof respond>): (() => FaultyAnswer) =>
  () =>
  async (call, forward) => {
    const response = await forward(call);
    return isRefusedFingerprint(response.status, response.body.toString("utf8")) ? answer(call) : response;
  };

/** Operations without the session element (docs/contract/README.md, "Session"). */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(
  "beforeLogin sessionStart sessionStartChallenge signUpCodeVerify requestPasswordReset checkPasswordToken resetPassword getMatter answerMatter registerAccessibilityComplaint withdrawFromContract".split(
    " ",
  ),
);

/** Remembers ended sessions and answers calls with their bearer. */
const refusingEndedBearers: () => FaultyAnswer = () => {
  const ended = new Set<string>();
  return async (call, forward) => {
    if (WITHOUT_SESSION.has(call.operation) && ended.has(bearerOf(call))) return respond(call.operation, SESSION_ERROR);
    const response = await forward(call);
    if (call.operation === "sessionEnd") ended.add(bearerOf(call));
    return response;
  };
};

const answeringSessionErrors =
  (answer: (call: ServiceCall) => ReturnType<typeof respond>): (() => FaultyAnswer) =>
  () =>
  async (call, forward) => {
    const response = await forward(call);
    return resultText(response, "sessionError") === "true" ? answer(call) : response;
  };

/** Hash that differs for every account of the session. */
const hashPerAccount: () => FaultyAnswer = () => {
  let context = "";
  return async (call, forward) => {
    if (call.operation === "changeContext") context = valueOf(call, "contextId");
    const response = await forward(call);
    return call.operation === "getSessionServerHash"
      ? changeForwarded(
          response,
          changeElement("sessionServerHash", setText(`hash-${bearerOf(call).slice(0, 8)}-${context}`)),
        )
      : response;
  };
};

/** Faults of sessions, fingerprints and session hashes. */
export const SESSION_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "accepts a missing fingerprint",
    "session.fingerprint-required",
    "",
    changingCalls((call) => (hasFingerprint(call) ? call : withRightFingerprint(call))),
  ),
  behaviourFault(
    "answers a missing fingerprint with a flag",
    "session.fingerprint-required",
    "",
    answeringWrongFingerprints(({ operation }) => respond(operation, SESSION_ERROR)),
  ),
  behaviourFault(
    "accepts a wrong fingerprint",
    "session.fingerprint-wrong",
    "",
    changingCalls((call) => (hasFingerprint(call) ? withRightFingerprint(call) : call)),
  ),
  behaviourFault(
    "answers a wrong fingerprint with HTTP 403",
    "session.fingerprint-wrong",
    "",
    answeringWrongFingerprints(() => respondText(403, "Forbidden")),
  ),
  behaviourFault(
    "needs no bearer",
    "session.bearer-required",
    "",
    changingCalls((call) =>
      bearerOf(call) === "" && valueOf(call, "sessionId") !== "" ? withBearer(call, valueOf(call, "sessionId")) : call,
    ),
  ),
  behaviourFault(
    "believes the session element instead of the bearer",
    "session.mismatch",
    "",
    changingCalls((call) =>
      valueOf(call, "sessionId") === "" || bearerOf(call) === "" ? call : withBearer(call, valueOf(call, "sessionId")),
    ),
  ),
  behaviourFault(
    "answers an unknown session with HTTP 401",
    "session.unknown",
    "",
    answeringSessionErrors(() => respondText(401, "Unauthorized")),
  ),
  behaviourFault(
    "answers an unknown session with an empty result",
    "session.unknown",
    "",
    answeringSessionErrors(({ operation }) => respond(operation)),
  ),
  behaviourFault(
    "keeps ended sessions alive",
    "session.ended",
    "",
    replacingCalls("sessionEnd", ({ operation }) => respond(operation)),
  ),
  behaviourFault(
    "answers ended sessions with roleError",
    "session.ended",
    "",
    answeringSessionErrors(({ operation }) => respond(operation, createXmlElement("roleError", "true"))),
  ),
  behaviourFault(
    "refuses a second end of a session",
    "session.end-repeatable",
    "sessionEnd",
    answeringCalls(
      "sessionEnd",
      () => new Set<string>(),
      async (call, forward, ended) => {
        if (ended.has(bearerOf(call))) return respondText(404, "Not Found");
        ended.add(bearerOf(call));
        return forward(call);
      },
    ),
  ),
  behaviourFault(
    "refuses the bearer of an ended session before a login",
    "session.ended-bearer-accepted",
    "",
    refusingEndedBearers,
  ),
  behaviourFault(
    "reports an open session as inactive",
    "session.active",
    "sessionCheck",
    changingResponses("sessionCheck", changeElement("active", setText("false"))),
  ),
  behaviourFault(
    "gives out the first session id again",
    "session.id-unique",
    "sessionStart",
    answeringCalls(
      "sessionStart",
      () => new Map<string, ReturnType<typeof respond>>(),
      async (call, forward, first) => {
        const known = first.get(valueOf(call, "login"));
        if (known !== undefined) return known;
        const response = await forward(call);
        if (resultText(response, "sessionId") !== "") first.set(valueOf(call, "login"), response);
        return response;
      },
    ),
  ),
  behaviourFault(
    "gives every call another session hash",
    "session.hash-constant",
    "getSessionServerHash",
    answeringCalls(
      "getSessionServerHash",
      () => ({ calls: 0 }),
      async (call, forward, memory) => {
        memory.calls += 1;
        return changeForwarded(
          await forward(call),
          changeElement("sessionServerHash", setText(`hash-${memory.calls}`)),
        );
      },
    ),
  ),
  behaviourFault(
    "gives every account another session hash",
    "session.hash-constant",
    "getSessionServerHash",
    hashPerAccount,
  ),
  behaviourFault(
    "gives all sessions one hash",
    "session.hash-different",
    "getSessionServerHash",
    changingResponses("getSessionServerHash", changeElement("sessionServerHash", setText("hash"))),
  ),
  behaviourFault(
    "confirms a switch of the account without an effect",
    "accounts.switched",
    "",
    replacingCalls("changeContext", (call) =>
      respond(
        "changeContext",
        createXmlElement("contextId", valueOf(call, "contextId")),
        ...["cooperative", "b2b", "crmUser"].map((name) => createXmlElement(name, "false")),
        ...["ebokUser", "wifiUser"].map((name) => createXmlElement(name, "true")),
      ),
    ),
  ),
];
