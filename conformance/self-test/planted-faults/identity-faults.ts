import { DEMO_LOGIN_PASSWORD } from "#sandbox/demo/logins.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingResponses, replacingCalls } from "./behaviour-fault.ts";
import { changeElement, changeResult, remove, setText } from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { respond, resultText, valueOf, withValue } from "./service-call.ts";

/** Faults of the identity's confirmation before sensitive changes, and of the sessions that it protects. */
export const IDENTITY_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "changes the login of a session whose identity was not confirmed",
    "identity.required",
    "changeCustomLogin",
    answeringCalls(
      "changeCustomLogin",
      () => undefined,
      async (call, forward) => {
        const response = await forward(call);
        return resultText(response, "errorCode") === "CONFIRM_IDENTITY"
          ? respond("changeCustomLogin", createXmlElement("errorCode", "INVALID_LOGIN"))
          : response;
      },
    ),
  ),
  behaviourFault(
    "confirms the identity by any password",
    "identity.wrong-password",
    "confirmIdentity",
    answeringCalls(
      "confirmIdentity",
      () => undefined,
      (call, forward) =>
        forward(valueOf(call, "password") === "" ? call : withValue(call, "password", DEMO_LOGIN_PASSWORD)),
    ),
    ["identity.required"],
  ),
  behaviourFault(
    "repeats the demand for a confirmation under the same intentId",
    "identity.repeatable",
    "changeCustomLogin",
    answeringCalls(
      "changeCustomLogin",
      () => new Map<string, Awaited<ReturnType<Parameters<Parameters<typeof answeringCalls>[2]>[1]>>>(),
      async (call, forward, first) => {
        const known = first.get(valueOf(call, "intentId"));
        const response = known ?? (await forward(call));
        first.set(valueOf(call, "intentId"), response);
        return response;
      },
    ),
  ),
  behaviourFault(
    "lists no other session",
    "session.listed",
    "getSessions",
    changingResponses("getSessions", changeElement("sessions", remove)),
  ),
  behaviourFault(
    "confirms the end of other sessions without an effect",
    "session.others-ended",
    "sessionCheck",
    replacingCalls("endOtherSessions", () => respond("endOtherSessions", createXmlElement("ended", "1"))),
  ),
  behaviourFault(
    "keeps sessions alive after a new password",
    "password.ends-sessions",
    "sessionCheck",
    replacingCalls("sessionCheck", () => respond("sessionCheck", createXmlElement("active", "true"))),
    ["session.ended", "session.others-ended"],
  ),
  behaviourFault(
    "keeps passkeys after a new password by a link",
    "password.deletes-keys",
    "getPasskeys",
    changingResponses(
      "getPasskeys",
      changeElement("passkeys", (passkeys) => {
        passkeys.children.push(
          createXmlElement(
            "item",
            createXmlElement("id", "AQ"),
            createXmlElement("name", "Kit"),
            createXmlElement("createdAt", "2026-11-20T10:00:00+01:00"),
            createXmlElement("isCurrent", "false"),
          ),
        );
      }),
    ),
  ),
  behaviourFault(
    "keeps recovery codes after a new password by a link",
    "password.deletes-keys",
    "get2FADevices",
    changingResponses(
      "get2FADevices",
      changeResult((result) => void result.children.push(createXmlElement("recoveryCodesLeft", "10"))),
    ),
  ),
  behaviourFault(
    "keeps more sessions than twenty",
    "session.limit",
    "sessionCheck",
    replacingCalls("sessionCheck", () => respond("sessionCheck", createXmlElement("active", "true"))),
  ),
  behaviourFault(
    "ends the newest session when there are too many",
    "session.limit",
    "sessionCheck",
    changingResponses("sessionCheck", changeElement("active", setText("false"))),
  ),
];
