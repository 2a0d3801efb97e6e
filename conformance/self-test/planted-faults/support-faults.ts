import { behaviourFault, changingCalls, changingResponses } from "./behaviour-fault.ts";
import { changeElement, remove, setText } from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { withValue } from "./service-call.ts";

/** Faults of messages about requests, news of outages, premium numbers, calls and read messages. */
export const SUPPORT_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "shows a message about a request shortened",
    "requests.message-added",
    "getContactFormSubmissions",
    changingCalls((call) =>
      call.operation === "addSupportRequestMessage" ? withValue(call, "text", "shortened") : call,
    ),
  ),
  behaviourFault(
    "names another request after a message",
    "requests.message-added",
    "addSupportRequestMessage",
    changingResponses("addSupportRequestMessage", changeElement("number", setText("ZG/0"))),
  ),
  behaviourFault(
    "forgets the number for news of an outage",
    "outages.news-ordered",
    "getOutageMessages",
    changingResponses("getOutageMessages", changeElement("outages.item.smsPhone", remove)),
  ),
  behaviourFault(
    "forgets a request for a document in another format",
    "documents.format-requested",
    "getDocuments",
    changingResponses(
      "getDocuments",
      changeElement("documents.item.formatRequests.item.format", setText("PLAIN_TEXT")),
    ),
  ),
  behaviourFault(
    "promises a call at any time although one was chosen",
    "calls.promised",
    "checkIfAllowedToAskForContact",
    changingResponses("checkIfAllowedToAskForContact", changeElement("callFrom", remove)),
  ),
  behaviourFault(
    "keeps the former threshold of premium numbers",
    "premium.saved",
    "getPremiumNumbers",
    changingResponses("getPremiumNumbers", changeElement("limit", setText("0.00"))),
  ),
  behaviourFault(
    "leaves marked messages unread",
    "messages.read-together",
    "getClientMessages",
    changingResponses("getClientMessages", changeElement("messages.item.read", setText("false"))),
  ),
];
