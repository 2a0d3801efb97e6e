import { jsonText, type JsonRecord } from "#kit/json.ts";
import { polishAmount } from "#kit/pdf/pdf-formats.ts";
import { formatPhone } from "../contexts/phone-numbers.ts";
import { equipmentOf } from "../contexts/termination.repository.ts";

const amountOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const zloty = (amount: number): string => `${polishAmount(amount)}\u00a0zł`;

/** Returns the line of a contract with its phone number; none without a number. */
export function numberLines({ number }: JsonRecord): readonly string[] {
  return typeof number === "string" ? [`Numer telefonu: ${formatPhone(number)}.`] : [];
}

/** Returns the charge for a device that is not returned; receipts of a termination refer to it (TERM-31). */
function chargeText(charge: unknown): string {
  if (charge === 0) return "";
  const amount = typeof charge === "number" ? zloty(charge) : "w wysokości wartości sprzętu w dniu końca umowy";
  return `, za niezwrócony opłata ${amount}`;
}

function deviceLine({ name, after, subsidy, unreturnedCharge }: JsonRecord): string {
  const device = jsonText(name);
  if (after === "keep") return `${device}: własność Klienta, dopłata do ceny ${zloty(amountOf(subsidy))}.`;
  return `${device}: do zwrotu po końcu umowy${chargeText(unreturnedCharge)}.`;
}

/** Lists the relief and the devices of a contract, and how what the customer pays back decreases (TERM-40). */
export function benefitLines(terms: JsonRecord): readonly string[] {
  const relief = amountOf(terms["relief"]);
  const devices = equipmentOf(terms);
  const isSubsidised = devices.some(({ subsidy }) => amountOf(subsidy) > 0);
  return [
    ...devices.map(deviceLine),
    ...(relief === 0 ? [] : [`Ulga za zawarcie umowy na czas określony: ${zloty(relief)}.`]),
    ...(relief === 0 && !isSubsidised
      ? []
      : [
          "Kto zakończy umowę przed końcem czasu określonego, zwraca część tych kwot za dni, które do niego zostały: " +
            "kwotę mnoży się przez liczbę tych dni i dzieli przez liczbę dni całego czasu określonego. Z każdym dniem " +
            "umowy jest więc mniejsza.",
        ]),
    ...(isSubsidised ? ["Dopłata do zwrotu nie przekracza abonamentu za dni, które zostały."] : []),
  ];
}
