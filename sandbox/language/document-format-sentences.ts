import { formatPolishDay } from "../calendar/date-placeholders.ts";

/** Form of a request for a document in another format. */
export const DOCUMENT_FORMAT_FORM = "DOCUMENT-FORMAT";

const REQUEST_START = "Proszę o ";

/** Returns the message of the customer, with the format as an agent reads it, such as "dużym drukiem". */
export const documentFormatQuestion = (name: string, format: string): string =>
  `${REQUEST_START}dokument „${name}” ${format}.`;

/** Returns the answer to that message: the operator has sent the document on a day. */
export function documentFormatAnswer(question: string, day: string): string {
  const named = question.startsWith(REQUEST_START)
    ? question.slice(REQUEST_START.length).replace(/\.$/u, "")
    : "dokument";
  return (
    `Wysłaliśmy ${named} dnia ${formatPolishDay(day)}. Nic za to nie płacisz. ` +
    "Jeśli dokument nie dotrze, odpisz tutaj albo zadzwoń do nas."
  );
}
