import { formatPolishDay } from "../calendar/date-placeholders.ts";

/** Form of a request for a document in another format. */
export const DOCUMENT_FORMAT_FORM = "DOCUMENT-FORMAT";

/** Format that is sent on paper, as an agent reads it. */
export const LARGE_PRINT = "dużym drukiem";

const REQUEST_START = "Proszę o ";

/** Returns the message of the customer, with the format as an agent reads it, such as "dużym drukiem". */
export const documentFormatQuestion = (name: string, format: string): string =>
  `${REQUEST_START}dokument „${name}” ${format}.`;

/** Addresses of the customer; empty or `undefined`: not known, or not to be used. */
export interface DeliveryAddresses {
  readonly email: string | undefined;
  readonly post: string;
}

/** Says how a document was sent: text by e-mail if there is an address, large print and the rest by letter. */
function deliveryText(named: string, { email = "", post }: DeliveryAddresses): string {
  if (email !== "" && !named.endsWith(LARGE_PRINT)) return `e-mailem na adres ${email}`;
  return post === "" ? "listem" : `listem na adres ${post}`;
}

/** Returns the answer to that message: the operator has sent the document on a day, and how. */
export function documentFormatAnswer(question: string, day: string, addresses: DeliveryAddresses): string {
  const named = question.startsWith(REQUEST_START)
    ? question.slice(REQUEST_START.length).replace(/\.$/u, "")
    : "dokument";
  return (
    `Wysłaliśmy ${named} dnia ${formatPolishDay(day)} ${deliveryText(named, addresses)}. Nic za to nie płacisz. ` +
    "Jeśli dokument nie dotrze, odpisz tutaj albo zadzwoń do nas."
  );
}
