import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import {
  DOCUMENT_FORMAT_FORM,
  documentFormatAnswer,
  type DeliveryAddresses,
} from "../language/document-format-sentences.ts";
import { personalDataAnswer } from "../language/personal-data-answers.ts";
import type { StoredEntry } from "./support.repository.ts";

/** Form of a withdrawal, which the operator answers otherwise. */
const WITHDRAWAL_FORM = "WITHDRAWAL";

/** Answer that the clock gives to a request. */
export interface ClockAnswer extends Pick<StoredEntry, "outcome"> {
  /** Working days from the customer's message, unless the answer is due earlier. */
  readonly workingDays: number;
  /** Text, or one that names the day of the answer and where it went. */
  readonly text: string | ((day: string, addresses: DeliveryAddresses) => string);
}

const QUESTION: ClockAnswer = {
  workingDays: 2,
  text: "O tej sprawie najlepiej porozmawiać: zamów rozmowę w portalu albo zadzwoń do nas. Możesz też odpisać tutaj.",
};
const FAULT: ClockAnswer = {
  workingDays: 2,
  text:
    "Jeśli usługa już działa, nie musisz nic robić. " +
    "Jeśli problem trwa, odpisz tutaj albo zadzwoń do nas: umówimy wizytę technika.",
};
/** Working days until a request about personal data is answered: well within its month. */
const PERSONAL_DATA_WORKING_DAYS = 10;
const ACCESSIBILITY: ClockAnswer = {
  workingDays: 10,
  text:
    "Sprawdziliśmy to, o czym piszesz, i pracujemy nad poprawką. Do tego czasu prześlemy ci tę samą treść w formie, " +
    "którą wybierzesz: odpisz tutaj albo zadzwoń do nas.",
};
const COMPLAINT_AGAIN: ClockAnswer = {
  workingDays: 5,
  outcome: "REJECTED",
  text:
    "Sprawdziliśmy wszystko jeszcze raz i nadal nie uwzględniamy reklamacji. Jeśli się z tym nie " +
    "zgadzasz, możesz bezpłatnie poprosić o postępowanie polubowne Prezesa UKE albo pójść do sądu.",
};
/** Working days until a document in another format is sent: before the promised day. */
const FORMAT_WORKING_DAYS = 5;

const hasAnswer = ({ entries }: JsonRecord): boolean => recordsIn(entries).some(({ kind }) => kind === "ANSWER");

/** Returns the first message of the customer. */
const questionOf = ({ entries }: JsonRecord): string => jsonText(recordsIn(entries)[0]?.["text"]);

/** Returns the answer that names the day on which the document was sent. */
const sentDocument = (request: JsonRecord): ClockAnswer => ({
  workingDays: FORMAT_WORKING_DAYS,
  text: (day, addresses) => documentFormatAnswer(questionOf(request), day, addresses),
});

/** Returns true for a complaint that the operator has rejected and about which the customer has written since. */
function isRejected({ entries }: JsonRecord): boolean {
  const answers = recordsIn(entries).filter(({ outcome }) => jsonText(outcome) !== "");
  return answers.at(-1)?.["outcome"] === "REJECTED";
}

/** Returns the answer to a request; `undefined` for one that the clock does not answer. */
export function clockAnswerTo(request: JsonRecord): ClockAnswer | undefined {
  const { kind, formId } = request;
  if (formId === WITHDRAWAL_FORM) return undefined;
  if (formId === DOCUMENT_FORMAT_FORM && !hasAnswer(request)) return sentDocument(request);
  switch (kind) {
    case "QUESTION":
      return QUESTION;
    case "FAULT":
      return FAULT;
    case "PERSONAL_DATA":
      return { workingDays: PERSONAL_DATA_WORKING_DAYS, text: personalDataAnswer(questionOf(request)) };
    case "ACCESSIBILITY":
      return ACCESSIBILITY;
    case "COMPLAINT":
      return isRejected(request) ? COMPLAINT_AGAIN : undefined;
    default:
      return undefined;
  }
}
