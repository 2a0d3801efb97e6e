import type { BankPageChoice } from "./payment.ts";

/** Result of the chosen method: a choice, or an error of the input. */
export type MethodOutcome = { readonly choice: BankPageChoice } | { readonly error: string };

const LATER_CODE = "111111";
const REFUSED_CODE = "000000";
const REFUSED_CARD = "0002";

/** Checks the length and the check digit of a card number. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function byCode(code: string, choice: BankPageChoice): MethodOutcome {
  if (!/^\d{6}$/.test(code)) return { error: "Kod BLIK ma 6 cyfr. Przepisz go z aplikacji banku." };
  if (code === REFUSED_CODE) return { choice: "reject" };
  return { choice: code === LATER_CODE ? "confirm-later" : choice };
}

function byCard(number: string, expires: string, choice: BankPageChoice): MethodOutcome {
  if (!isCardNumber(number)) return { error: "Sprawdź numer karty: nie zgadza się cyfra kontrolna." };
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expires)) return { error: "Wpisz datę ważności karty jako MM/RR." };
  return { choice: number.endsWith(REFUSED_CARD) ? "reject" : choice };
}

/**
 * Returns the outcome of the chosen payment method, or `choice` itself for a rejected or cancelled payment or without a
 * method. `field` returns the input of a form field.
 */
export function applyPaymentMethod(choice: BankPageChoice, field: (name: string) => string): MethodOutcome {
  if (choice === "reject" || choice === "abandon") return { choice };
  switch (field("method")) {
    case "blik":
      return byCode(field("blik").replace(/\s/g, ""), choice);
    case "card":
      return byCard(field("card").replace(/\s/g, ""), field("expires").trim(), choice);
    default:
      return { choice };
  }
}
