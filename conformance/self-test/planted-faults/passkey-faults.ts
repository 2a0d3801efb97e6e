import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingResponses } from "./behaviour-fault.ts";
import { changeElement, changeText } from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { respond, resultText, valueOf } from "./service-call.ts";

/** Faults of the login with a passkey. */
export const PASSKEY_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "issues one passkey challenge to everybody",
    "passkeys.fresh-challenge",
    "getPasskeyRequestOptions",
    answeringCalls(
      "getPasskeyRequestOptions",
      () => new Map<string, ForwardedResponse>(),
      async (call, forward, issued) => {
        const response = issued.get("") ?? (await forward(call));
        issued.set("", response);
        return response;
      },
    ),
  ),
  behaviourFault(
    "names passkeys before the login",
    "passkeys.fresh-challenge",
    "getPasskeyRequestOptions",
    changingResponses(
      "getPasskeyRequestOptions",
      changeElement(
        "options",
        changeText((options) => options.replace("[]", '[{"id":"AQ","type":"public-key"}]')),
      ),
    ),
  ),
  behaviourFault(
    "says that a passkey is unknown",
    "passkeys.unknown-refused",
    "sessionStart",
    answeringCalls(
      "sessionStart",
      () => undefined,
      async (call, forward) => {
        const response = await forward(call);
        return valueOf(call, "passkey") !== "" && resultText(response, "errorCode") === "BAD_CREDENTIALS"
          ? respond("sessionStart", createXmlElement("errorCode", "WRONG_USERNAME"))
          : response;
      },
    ),
  ),
  behaviourFault(
    "accepts a passkey challenge twice",
    "passkeys.replay-refused",
    "sessionStart",
    answeringCalls(
      "sessionStart",
      () => undefined,
      async (call, forward) => {
        const response = await forward(call);
        return valueOf(call, "passkey") !== "" && resultText(response, "errorCode") === "CHALLENGE_OVER"
          ? respond("sessionStart", createXmlElement("errorCode", "BAD_CREDENTIALS"))
          : response;
      },
    ),
  ),
];
