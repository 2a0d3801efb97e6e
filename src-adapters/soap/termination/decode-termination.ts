import { parseWireDay, parseWireMonth, type Grosze } from "#domain/shared-kernel/index.ts";
import {
  TERMINATION_STATES,
  type ChangedTermsExit,
  type ContractEquipment,
  type FixedTerm,
  type Termination,
  type TerminationContract,
} from "#domain/termination/index.ts";
import type { Fields } from "../decoding/fields.ts";

const DAY = "a day DD-MM-YYYY";

/** Parses a count of at most two digits. */
const parseSmallCount = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Returns an amount that is not below 0; reports a missing or negative one. */
function chargedAmount(fields: Fields, name: string): Grosze | undefined {
  const amount = fields.requiredAmount(name);
  if (amount === undefined || amount >= 0) return amount;
  fields.reportLoss(name, "an amount of at least 0");
  return undefined;
}

function decodeEquipment(fields: Fields): ContractEquipment | undefined {
  const name = fields.requiredText("name");
  const after = fields.requiredWord("after", ["return", "keep"] as const);
  const subsidy = chargedAmount(fields, "subsidy");
  if (name === undefined || after === undefined || subsidy === undefined) return undefined;
  return { name, after, subsidy, unreturnedCharge: fields.amount("unreturnedCharge") };
}

function decodeChangedTerms(fields: Fields): ChangedTermsExit | undefined {
  const until = fields.requiredParsed("until", parseWireDay, DAY);
  const endsOn = fields.requiredParsed("endsOn", parseWireDay, DAY);
  return until === undefined || endsOn === undefined ? undefined : { until, endsOn };
}

/** Result of reading a term: `unreadable` where only a part of it is there, because a cost would be guessed. */
function termOf(fields: Fields): FixedTerm | "none" | "unreadable" {
  if (fields.optionalText("termFrom") === undefined && fields.optionalText("termTo") === undefined) return "none";
  const from = fields.requiredParsed("termFrom", parseWireDay, DAY);
  const to = fields.requiredParsed("termTo", parseWireDay, DAY);
  if (from === undefined || to === undefined) return "unreadable";
  if (from <= to) return { from, to };
  fields.reportLoss("termTo", "a day that is not before termFrom");
  return "unreadable";
}

/**
 * Decodes a contract that can be terminated; `undefined` when anything that decides its end or cost, or a right of the
 * customer, cannot be read: the portal must not guess about money and rights.
 */
export function decodeTerminationContract(item: Fields): TerminationContract | undefined {
  const contractNumber = item.requiredText("contractNumber");
  const noticeMonths = item.requiredParsed("noticeMonths", parseSmallCount);
  const term = termOf(item);
  const monthlyFee = chargedAmount(item, "monthlyFee");
  const relief = chargedAmount(item, "relief");
  const equipment = item.list("equipment", decodeEquipment) ?? [];
  const portingOn = item.limit("portingOn", parseWireDay, DAY);
  const changedTerms = item.decodeChild("changedTerms", decodeChangedTerms);
  if (contractNumber === undefined || noticeMonths === undefined || term === "unreadable") return undefined;
  if (portingOn === undefined) return undefined;
  if (changedTerms === undefined && item.child("changedTerms") !== undefined) return undefined;
  if (monthlyFee === undefined || relief === undefined || equipment.length < item.count("equipment")) return undefined;
  return {
    contractNumber,
    noticeMonths,
    term: term === "none" ? undefined : term,
    monthlyFee,
    relief,
    equipment,
    returnTo: item.optionalText("returnTo"),
    returnDays: item.parsed("returnDays", parseSmallCount, "a count of at most 99"),
    number: item.optionalText("number"),
    portingOn: portingOn.value,
    changedTerms,
  };
}

/** Decodes a termination; `undefined` without its id, contract, time, end or cost. */
export function decodeTermination(item: Fields): Termination | undefined {
  const terminationId = item.requiredText("terminationId");
  const contractNumber = item.requiredText("contractNumber");
  const submittedAt = item.requiredInstant("submittedAt");
  const endsOn = item.requiredParsed("endsOn", parseWireDay, DAY);
  const cost = item.requiredAmount("cost");
  const state = item.requiredOpenWord("state", TERMINATION_STATES);
  if (terminationId === undefined || contractNumber === undefined || submittedAt === undefined) return undefined;
  if (endsOn === undefined || cost === undefined) return undefined;
  return {
    terminationId,
    contractNumber,
    submittedAt,
    endsOn,
    cost,
    state: TERMINATION_STATES.find((known) => known === state) ?? "unknown",
    receiptSentOn: item.parsed("receiptSentOn", parseWireDay, DAY),
    confirmedOn: item.parsed("confirmedOn", parseWireDay, DAY),
    revocableUntil: item.parsed("revocableUntil", parseWireDay, DAY),
    equipmentReturnBy: item.parsed("equipmentReturnBy", parseWireDay, DAY),
    billedIn: item.parsed("billedIn", parseWireMonth, "a month YYYY-MM"),
    equipment: item.list("equipment", decodeEquipment),
    returnTo: item.optionalText("returnTo"),
  };
}
