import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingResponses } from "./behaviour-fault.ts";
import { changeElement, changeText } from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { respond, resultText, valueOf } from "./service-call.ts";

/** Replaces a refusal of a login with a passkey. */
const replacingPasskeyRefusal = (refusal: string, other: string) =>
  answeringCalls(
    "sessionStart",
    () => undefined,
    async (call, forward) => {
      const response = await forward(call);
      return valueOf(call, "passkey") !== "" && resultText(response, "errorCode") === refusal
        ? respond("sessionStart", createXmlElement("errorCode", other))
        : response;
    },
  );

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
    replacingPasskeyRefusal("BAD_CREDENTIALS", "WRONG_USERNAME"),
  ),
  behaviourFault(
    "accepts a passkey challenge twice",
    "passkeys.replay-refused",
    "sessionStart",
    replacingPasskeyRefusal("CHALLENGE_OVER", "BAD_CREDENTIALS"),
  ),
];
