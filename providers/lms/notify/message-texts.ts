import { wallAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { CustomerMessage } from "./message-sender.ts";

/** Returns day and time in Warsaw as a customer reads them. */
export function readableTime(instant: number): string {
  const [day = "", time = ""] = wallAt(instant).split("T");
  return `${readableDay(day)}, ${time.slice(0, 5)}`;
}

/** Returns a day `YYYY-MM-DD` as a customer reads it. */
export const readableDay = (day: IsoDay): string => day.split("-").toReversed().join(".");

type Text = Pick<CustomerMessage, "subject" | "text">;

/** Returns the message with a code that confirms a new number or address. */
export const contactCodeText = (code: string): Text => ({
  subject: "Kod do zmiany danych kontaktowych",
  text:
    `Kod do zmiany danych kontaktowych: ${code}. Jest ważny 10 minut. ` +
    "Nie podawaj go nikomu. Jeśli nie zmieniasz danych, zignoruj tę wiadomość.",
});

/** Returns the message with a code of the second factor. */
export const loginCodeText = (code: string): Text => ({
  subject: "Kod do logowania",
  text: `Kod do portalu klienta: ${code}. Jest ważny 5 minut. Nie podawaj go nikomu, także naszym pracownikom.`,
});

/** Returns the message about a second factor that was turned on or off. */
export const secondFactorText = (isOn: boolean, when: string): Text => ({
  subject: isOn ? "Drugi składnik logowania jest włączony" : "Drugi składnik logowania jest wyłączony",
  text:
    `W portalu klienta ${isOn ? "włączono" : "wyłączono"} drugi składnik logowania (${when}). ` +
    "Jeśli to nie ty, od razu zadzwoń do nas i zmień PIN.",
});

/** Returns the message about changed contact data. `when`: day and time in Warsaw. */
export const contactChangedText = (when: string): Text => ({
  subject: "Twoje dane kontaktowe zostały zmienione",
  text:
    `W portalu klienta zmieniono dane kontaktowe (${when}). ` + "Jeśli to nie ty, od razu zadzwoń do nas i zmień PIN.",
});

/** Returns the message about e-invoices that were turned on or off. */
export const eInvoiceText = (isOn: boolean, when: string): Text => ({
  subject: isOn ? "Faktury elektroniczne są włączone" : "Faktury elektroniczne są wyłączone",
  text:
    `W portalu klienta ${isOn ? "włączono" : "wyłączono"} faktury elektroniczne (${when}). ` +
    "Jeśli to nie ty, od razu zadzwoń do nas.",
});

/** Returns the message about a payment that the gateway has confirmed. `amount`: grosze. */
export const paymentText = (amount: number, paymentId: string): Text => ({
  subject: "Przyjęliśmy twoją wpłatę",
  text:
    `Przyjęliśmy twoją wpłatę ${Math.floor(amount / 100)},${String(amount % 100).padStart(2, "0")} zł ` +
    `(numer płatności ${paymentId}). Saldo w portalu klienta już ją uwzględnia. Na liście wpłat pojawi się po zaksięgowaniu.`,
});

/** Returns the receipt of a request. */
export const requestReceiptText = (number: string, answerBy: IsoDay | undefined): Text => ({
  subject: `Przyjęliśmy zgłoszenie ${number}`,
  text:
    `Przyjęliśmy twoje zgłoszenie. Jego numer to ${number}. ` +
    (answerBy === undefined ? "" : `Odpowiemy najpóźniej ${readableDay(answerBy)}. `) +
    "Odpowiedź znajdziesz w portalu klienta.",
});
