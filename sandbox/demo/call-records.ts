import { lastDayOf, addToMonth, addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";

import { isLandline } from "../contexts/phone-numbers.ts";

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

/**
 * Returns uses of one month that cost `charge` grosze together: paid messages of a mobile number, then calls abroad.
 */
function paidRecords(number: string, month: string, charge: number): readonly CallRecord[] {
  const messages = isLandline(number) ? 0 : Math.floor(charge / PAID_SMS_PRICE);
  const seconds = ((charge - messages * PAID_SMS_PRICE) / TWO_SECONDS_PRICE) * 2;
  const calls = Math.ceil(seconds / LONGEST_PAID_CALL);
  const at = (index: number): string => `${month}-${String(2 + index * 3).padStart(2, "0")}T18:${10 + index}:20`;
  return [
    ...Array.from({ length: messages }, (_, index): CallRecord => ({
      at: at(index),
      number,
      kind: "sms",
      party: PAID_SMS,
      amount: PAID_SMS_PRICE,
    })),
    ...Array.from({ length: calls }, (_, index): CallRecord => {
      const used = index < calls - 1 ? LONGEST_PAID_CALL : seconds - index * LONGEST_PAID_CALL;
      return {
        at: at(messages + index),
        number,
        kind: "call",
        party: ABROAD,
        seconds: used,
        amount: (used / 2) * TWO_SECONDS_PRICE,
      };
    }),
  ];
}

/**
 * Returns the calls of a number in the months up to `today`: two to six a day within the plan, between 6:00 and
 * midnight, and those that an invoice charges. `charges`: grosze by month of use.
 */
export function callRecords(
  number: string,
  today: IsoDay,
  charges: ReadonlyMap<string, number>,
): readonly CallRecord[] {
  const chance = chanceFrom(number);
  const first = `${addToMonth(today.slice(0, 7), 1 - MONTHS)}-01`;
  const last = lastDayOf(today.slice(0, 7));
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
  return [...records, ...[...charges].flatMap(([month, charge]) => paidRecords(number, month, charge))].filter(
    ({ at }) => at >= first,
  );
}
