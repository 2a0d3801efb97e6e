import { behaviourFault, changingResponses } from "./behaviour-fault.ts";
import { changeElement, remove, setText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault } from "./planted-fault.ts";
import { respondText } from "./service-call.ts";

/** Refuses calls in a language that the provider does not speak. */
const refusingLanguages = (): FaultyAnswer => async (call, forward) =>
  call.headers["accept-language"] === "uk" ? respondText(406, "Not Acceptable") : forward(call);

/** Faults of the language of a call and of the login. */
export const LANGUAGE_FAULTS: readonly PlantedFault[] = [
  behaviourFault("refuses calls from a page in Ukrainian", "language.request-accepted", "getClientData", () =>
    refusingLanguages(),
  ),
  behaviourFault(
    "names another language than the saved one",
    "language.saved",
    "saveLanguage",
    changingResponses("saveLanguage", changeElement("language", setText("pl"))),
  ),
  behaviourFault(
    "forgets the language of the login",
    "language.saved",
    "sessionStart",
    changingResponses("sessionStart", changeElement("language", remove)),
  ),
];
