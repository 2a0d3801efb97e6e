/** Consent of LMS that a customer may give and withdraw in the portal. */
export interface LmsConsent {
  /** Value of `customerconsents.type`. */
  readonly type: number;
  readonly name: string;
  readonly description: string;
  /** Contact data that the consent needs. */
  readonly needs: "EMAIL" | "PHONE" | undefined;
  readonly group: "CONTACT" | "DATA";
}

/** Values of `customerconsents.type` that mean an electronic invoice: no paper, and delivery by e-mail. */
export const E_INVOICE_TYPES = { eInvoice: 4, invoiceByEmail: 2 } as const;

const consent = (
  type: number,
  name: string,
  description: string,
  needs: LmsConsent["needs"],
  group: LmsConsent["group"] = "CONTACT",
): LmsConsent => ({ type, name, description, needs, group });

/**
 * Consents of LMS that are a choice of the customer. Those about a contract, telephone bills and KSeF belong to a
 * document that the operator signs with the customer.
 */
export const LMS_CONSENTS: readonly LmsConsent[] = [
  consent(
    E_INVOICE_TYPES.eInvoice,
    "Faktury elektroniczne",
    "Dostajesz faktury e-mailem zamiast na papierze.",
    "EMAIL",
  ),
  consent(3, "Informacje o usługach e-mailem", "Piszemy e-maile o przerwach, zmianach i pracach na sieci.", "EMAIL"),
  consent(8, "Informacje o usługach SMS-em", "Wysyłamy SMS-y o przerwach, zmianach i pracach na sieci.", "PHONE"),
  consent(17, "Informacje o usługach przez telefon", "Dzwonimy w sprawie przerw, zmian i prac na sieci.", "PHONE"),
  consent(
    27,
    "Informacje o usługach w portalu",
    "Wysyłamy do portalu wiadomości o przerwach, zmianach i pracach na sieci.",
    undefined,
  ),
  consent(10, "Oferty e-mailem", "Wysyłamy e-mailem nasze oferty i promocje.", "EMAIL"),
  consent(9, "Oferty SMS-em", "Wysyłamy SMS-em nasze oferty i promocje.", "PHONE"),
  consent(15, "Oferty przez telefon", "Dzwonimy z naszymi ofertami i promocjami.", "PHONE"),
  consent(28, "Oferty w portalu", "Wysyłamy do portalu nasze oferty i promocje.", undefined),
  consent(
    35,
    "Oferty na podstawie danych o ruchu",
    "Dobieramy oferty na podstawie tego, ile i kiedy korzystasz z usług.",
    undefined,
    "DATA",
  ),
  consent(19, "Oferty partnerów e-mailem", "Wysyłamy e-mailem oferty firm, z którymi współpracujemy.", "EMAIL"),
  consent(18, "Oferty partnerów SMS-em", "Wysyłamy SMS-em oferty firm, z którymi współpracujemy.", "PHONE"),
  consent(20, "Oferty partnerów przez telefon", "Dzwonimy z ofertami firm, z którymi współpracujemy.", "PHONE"),
  consent(29, "Oferty partnerów w portalu", "Wysyłamy do portalu oferty firm, z którymi współpracujemy.", undefined),
  consent(23, "Odpowiedzi na reklamacje e-mailem", "Odpowiadamy na reklamacje e-mailem zamiast listem.", "EMAIL"),
];

/** Consents that the portal offers unless the operator names others. */
export const USUAL_CONSENTS: readonly number[] = [4, 3, 8, 17, 10, 9, 15];

/** Reads a list of values of `customerconsents.type`. Returns `undefined` for one that the portal does not offer. */
export function parseConsents(list: string): readonly number[] | undefined {
  const types = list.split(",").map((word) => (/^\s*\d{1,3}\s*$/.test(word) ? Number(word) : 0));
  return types.every((type) => LMS_CONSENTS.some((one) => one.type === type)) ? [...new Set(types)] : undefined;
}

/** Returns the consents that the operator offers, in their order here. */
export const offeredConsents = (types: readonly number[]): readonly LmsConsent[] =>
  LMS_CONSENTS.filter(({ type }) => types.includes(type));
