import { parseInstant, parseWireDay, parseWireMonth, type Grosze } from "#domain/shared-kernel/index.ts";
import type { RestoredServiceEnd, Withdrawal, WithdrawalState } from "#domain/withdrawal/index.ts";
import type { Fields } from "../decoding/fields.ts";

const STATES: ReadonlyMap<string, WithdrawalState> = new Map([
  ["RECEIVED", "received"],
  ["ACCEPTED", "accepted"],
  ["REJECTED", "rejected"],
]);

/** Decodes the receipt of a withdrawal; `undefined` without a number or a time, which are its proof. */
export function decodeWithdrawal(item: Fields): Withdrawal | undefined {
  const [number, contractNumber] = [item.requiredText("number"), item.requiredText("contractNumber")];
  const receivedAt = item.parsed("receivedAt", parseInstant);
  if (number === undefined || contractNumber === undefined || receivedAt === undefined) return undefined;
  return {
    number,
    contractNumber,
    recognizedNumber: item.optionalText("recognizedNumber"),
    receivedAt,
    name: item.text("name") ?? "",
    email: item.text("email") ?? "",
    // In a state that the portal does not know, the operator answers, too.
    state: STATES.get(item.openWord("state", [...STATES.keys()]) ?? "") ?? "received",
    usedDaysCost: decodePayment(item, "usedDaysCost"),
    chargeCorrection: item.amount("chargeCorrection"),
    billedIn: item.parsed("billedIn", parseWireMonth, "a month YYYY-MM"),
    creditedOn: item.parsed("creditedOn", parseWireDay),
    refundedFees: decodePayment(item, "refundedFees"),
    returnedEquipment: item.texts("returnedEquipment"),
    withdrawnServices: item.texts("withdrawnServices"),
    ...decodeRestored(item),
    laterTermsServices: item.texts("laterTermsServices"),
    answerBy: item.parsed("answerBy", parseWireDay),
    answeredOn: item.parsed("answeredOn", parseWireDay),
    rightEndedOn: item.parsed("rightEndedOn", parseWireDay),
    isUnknownNumber: item.flag("unknownNumber"),
  };
}

/**
 * Decodes the services that go on and their ends. If an end cannot be read, both are not known: the services would be
 * said to go on without an end.
 */
function decodeRestored(item: Fields): Pick<Withdrawal, "restoredServices" | "restoredEnds"> {
  const restoredServices = item.texts("restoredServices");
  const restoredEnds = item.list("restoredEnds", decodeRestoredEnd);
  return item.lossyFields.includes("restoredEnds")
    ? { restoredServices: undefined, restoredEnds: undefined }
    : { restoredServices, restoredEnds };
}

/** Decodes the end of a restored service; `undefined` without its name or day. */
function decodeRestoredEnd(item: Fields): RestoredServiceEnd | undefined {
  const [name, endsOn] = [item.requiredText("name"), item.requiredParsed("endsOn", parseWireDay)];
  if (name === undefined || endsOn === undefined) return undefined;
  return { name, endsOn, revocableUntil: item.parsed("revocableUntil", parseWireDay) };
}

/** Returns a payment; reports one below 0, which the portal does not show. */
function decodePayment(item: Fields, name: "usedDaysCost" | "refundedFees"): Grosze | undefined {
  const amount = item.amount(name);
  if (amount === undefined || amount >= 0) return amount;
  item.reportLoss(name, "an amount of at least 0");
  return undefined;
}
