import { lastDayOf, addToMonth, addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";

import { isLandline } from "../contexts/phone-numbers.ts";
import type { ItemSeed } from "./entry-seed.ts";

/** One call, message or use of data. `at` is the wall time of Warsaw. */
export interface CallRecord {
  readonly at: string;
  readonly number: string;
  readonly kind: "call" | "sms" | "data";
  readonly party?: string;
  readonly seconds?: number;
  readonly bytes?: number;
  readonly amount: number;
}

/** Number of months with calls, including this one. The portal may ask for the twelve before it. */
const MONTHS = 13;
/** Numbers within the plan. */
const PARTIES = ["583012247", "601234567", "602118904", "605771204", "224801122", "583007001"];
/** Number outside the plan, charged by the second. */
const ABROAD = "0049301234567";
/** Short number of paid messages. */
const PAID_SMS = "71105";
/** Price of a paid message, and price of two seconds of a call outside the plan, grosze. */
export const PAID_SMS_PRICE = 123;
const TWO_SECONDS_PRICE = 1;

/** Returns the line of an invoice for paid messages of a service. */
export function paidMessageLine(serviceId: string, count: number): ItemSeed {
  const unit = count === 1 ? "SMS" : count < 5 ? "SMS-y" : "SMS-ów";
  return {
    kind: "usage",
    serviceId,
    name: "SMS-y o podwyższonej opłacie",
    gross: count * PAID_SMS_PRICE,
    quantity: `${count} ${unit}`,
  };
}
/** Days of a month with paid uses at the same hour. */
const PAID_DAYS = 9;
/** Longest call outside the plan, seconds. */
const LONGEST_PAID_CALL = 900;

/** Returns a pseudo-random generator that gives the same numbers for the same seed. */
function chanceFrom(seed: string): () => number {
  let state = Array.from(seed).reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a use within the plan: a call, or also a message or data of a mobile number. */
function recordOf(at: string, number: string, chance: () => number): CallRecord {
  const share = isLandline(number) ? 0 : chance();
  const others = PARTIES.filter((other) => other !== number);
  const party = others[Math.floor(chance() * others.length)] ?? ABROAD;
  if (share < 0.45) {
    const seconds = 10 + Math.floor(chance() ** 3 * 3_000);
    return { at, number, kind: "call", party, seconds, amount: 0 };
  }
  if (share < 0.65) return { at, number, kind: "sms", party, amount: 0 };
  return { at, number, kind: "data", bytes: 40_000 + Math.floor(chance() ** 4 * 1_900_000_000), amount: 0 };
}

/** Charge of an invoice for a number, grosze: of paid messages, if there are any, otherwise of calls abroad. */
export interface UseCharge {
  readonly gross: number;
  readonly messages: number;
}

/** Returns the calls abroad of these seconds, none longer than the longest one. */
function callLengths(seconds: number): readonly number[] {
  return Array.from({ length: Math.ceil(seconds / LONGEST_PAID_CALL) }, (_, index) =>
    Math.min(LONGEST_PAID_CALL, seconds - index * LONGEST_PAID_CALL),
  );
}

/** Returns the paid uses of one month that an invoice charges, on different days or at different hours. */
function paidRecords(number: string, month: string, charges: readonly UseCharge[]): readonly CallRecord[] {
  return charges
    .flatMap(({ gross, messages }): readonly Omit<CallRecord, "at" | "number">[] =>
      messages > 0
        ? Array.from({ length: messages }, () => ({ kind: "sms", party: PAID_SMS, amount: gross / messages }))
        : callLengths((gross / TWO_SECONDS_PRICE) * 2).map((seconds) => ({
            kind: "call",
            party: ABROAD,
            seconds,
            amount: (seconds / 2) * TWO_SECONDS_PRICE,
          })),
    )
    .map((use, index) => {
      const [round, place] = [Math.floor(index / PAID_DAYS), index % PAID_DAYS];
      const day = String(2 + place * 3).padStart(2, "0");
      return { at: `${month}-${day}T${18 + round}:${10 + place}:20`, number, ...use };
    });
}

/**
 * Returns the calls of a number from the months before the anchor day to `month`: two to six a day within the plan,
 * between 6:00 and midnight, and those that an invoice charges. `charges`: by month of use. A later `month` adds calls
 * and changes none.
 */
export function callRecords(
  number: string,
  { anchor, month }: { readonly anchor: IsoDay; readonly month: string },
  charges: ReadonlyMap<string, readonly UseCharge[]>,
): readonly CallRecord[] {
  const chance = chanceFrom(number);
  const first = `${addToMonth(anchor.slice(0, 7), 1 - MONTHS)}-01`;
  const last = lastDayOf(month);
  const records: CallRecord[] = [];
  for (let day = first; day <= last; day = addCalendarDays(day, 1)) {
    const count = 2 + Math.floor(chance() * 5);
    for (let index = 0; index < count; index += 1) {
      const minutes = 6 * 60 + Math.floor(chance() * 18 * 60);
      const two = (part: number): string => String(part).padStart(2, "0");
      records.push(
        recordOf(
          `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(Math.floor(chance() * 60))}`,
          number,
          chance,
        ),
      );
    }
  }
  return [...records, ...[...charges].flatMap(([usedIn, charged]) => paidRecords(number, usedIn, charged))].filter(
    ({ at }) => at >= first,
  );
}
