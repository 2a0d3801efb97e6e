import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingResponses, replacingCalls } from "./behaviour-fault.ts";
import { changeElement, remove, setText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { changeForwarded, respond, respondText, resultText, valueOf } from "./service-call.ts";

/** Replaces refusals of an operation with a code of these. */
const acceptingRefused = (
  operation: string,
  codes: readonly string[],
  accept: (call: ServiceCall) => ForwardedResponse,
): (() => FaultyAnswer) =>
  answeringCalls(
    operation,
    () => undefined,
    async (call, forward) => {
      const response = await forward(call);
      return codes.includes(resultText(response, "errorCode")) ? accept(call) : response;
    },
  );

const madeUpSession = (): ForwardedResponse => respond("sessionStart", createXmlElement("sessionId", "0".repeat(40)));

/** Changes the address to which the payment page leads back. */
const leadingBackTo =
  (location: string): (() => FaultyAnswer) =>
  () =>
  async (call, forward) => {
    const response = await forward(call);
    const isBack = call.operation === "" && response.status >= 300 && response.status < 400;
    return isBack ? { ...response, headers: { ...response.headers, location } } : response;
  };

/** Loses landline numbers once contact data were saved. */
const losingLandlines: () => FaultyAnswer = () => {
  let isSaved = false;
  return async (call, forward) => {
    const response = await forward(call);
    if (call.operation === "setContactData") isSaved = true;
    return isSaved && call.operation === "getContactData"
      ? changeForwarded(
          response,
          changeElement("linePhones", (list) => void list.children.splice(0)),
        )
      : response;
  };
};

/** Faults in the course of a scenario. */
export const SCENARIO_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "opens a session beside the challenge of a second factor",
    "login.second-factor",
    "sessionStart",
    changingResponses(
      "sessionStart",
      changeElement(
        "challenge",
        (_, result) => void result.children.push(createXmlElement("sessionId", "0".repeat(40))),
      ),
    ),
  ),
  behaviourFault(
    "asks for no second factor",
    "login.second-factor",
    "sessionStart",
    changingResponses("sessionStart", changeElement("challenge", remove)),
  ),
  behaviourFault(
    "accepts any code of an authenticator app",
    "login.second-factor",
    "sessionStart",
    acceptingRefused("sessionStart", ["WRONG_APP_CODE", "WRONG_CODE"], madeUpSession),
  ),
  behaviourFault("leads back from a payment to home", "payment.returns", "startPayment", leadingBackTo("/")),
  behaviourFault(
    "leads back from a payment without its id",
    "payment.returns",
    "startPayment",
    leadingBackTo("/paymentComplete/invoice"),
  ),
  behaviourFault(
    "reports every payment as started",
    "payment.settled",
    "getPaymentState",
    changingResponses("getPaymentState", changeElement("state", setText("started"))),
  ),
  behaviourFault(
    "confirms a registration without an account",
    "registration.creates-account",
    "sessionStart",
    answeringCalls(
      "signUpCodeVerify",
      () => undefined,
      async (call, forward) =>
        valueOf(call, "ticket") === ""
          ? forward(call)
          : respond("signUpCodeVerify", createXmlElement("registered", "true")),
    ),
  ),
  behaviourFault(
    "gives no ticket for a right code",
    "registration.creates-account",
    "signUpCodeVerify",
    changingResponses("signUpCodeVerify", changeElement("ticket", remove)),
  ),
  behaviourFault(
    "accepts any code of a registration",
    "registration.code-once",
    "signUpCodeVerify",
    acceptingRefused("signUpCodeVerify", ["WRONG_CODE"], () =>
      respond("signUpCodeVerify", createXmlElement("ticket", "0".repeat(40))),
    ),
  ),
  behaviourFault(
    "creates two accounts by one code",
    "registration.code-once",
    "signUpCodeVerify",
    acceptingRefused("signUpCodeVerify", ["EXPIRED_SMS_TOKEN", "CANNOT_REGISTER"], () =>
      respond("signUpCodeVerify", createXmlElement("registered", "true")),
    ),
  ),
  behaviourFault("loses numbers when contact data are saved", "contact.saved-whole", "getContactData", losingLandlines),
  behaviourFault(
    "asks for codes of unchanged contact data",
    "contact.saved-whole",
    "setContactData",
    replacingCalls("setContactData", () =>
      respond("setContactData", createXmlElement("errorMessage", "WRONG_TOKEN;mainEmail")),
    ),
  ),
  behaviourFault(
    "fails in a read of home",
    "home.loads",
    "getBanners",
    replacingCalls("getBanners", () => respondText(503, "Service Unavailable")),
  ),
  behaviourFault(
    "ends the session in a read of home",
    "home.loads",
    "checkBackdoor",
    replacingCalls("checkBackdoor", () => respond("checkBackdoor", createXmlElement("sessionError", "true"))),
  ),
  behaviourFault(
    "lacks an operation of its profile",
    "operations.supported",
    "getOutageMessages",
    replacingCalls("getOutageMessages", () =>
      respond("getOutageMessages", createXmlElement("errorCode", "NOT_SUPPORTED")),
    ),
  ),
  behaviourFault(
    "answers an operation of its profile with HTTP 501",
    "operations.supported",
    "getOpenPayments",
    replacingCalls("getOpenPayments", () => respondText(501, "unsupported")),
  ),
  behaviourFault(
    "fails on reports of the portal",
    "tracking.accepted",
    "",
    () => (call, forward) =>
      call.path.startsWith("/trackingTest")
        ? Promise.resolve(respondText(500, "Internal Server Error"))
        : forward(call),
  ),
  behaviourFault(
    "refuses three days because one of them has 25 hours",
    "values.clock-change",
    "getCallBilling",
    replacingCalls("getCallBilling", () => respond("getCallBilling", createXmlElement("errorCode", "WRONG_RANGE"))),
  ),
];
