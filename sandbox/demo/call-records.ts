import { lastDayOf, addToMonth, addCalendarDays, type IsoDay } from "../calendar/warsaw.ts";

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
const PARTIES = [
  "583012247",
  "601234567",
  "602118904",
  "605771204",
  "224801122",
  "801100100",
  "0049301234567",
  "71105",
];

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

function recordOf(at: string, number: string, chance: () => number): CallRecord {
  const share = chance();
  const party = PARTIES.filter((other) => other !== number)[Math.floor(chance() * (PARTIES.length - 1))] ?? "71105";
  const isAbroad = party.startsWith("00");
  if (share < 0.45) {
    const seconds = 10 + Math.floor(chance() ** 3 * 3_000);
    return {
      at,
      number,
      kind: "call",
      party,
      seconds,
      amount: isAbroad ? Math.ceil(seconds / 60) * 119 : party.startsWith("801") ? 35 : 0,
    };
  }
  if (share < 0.65) return { at, number, kind: "sms", party, amount: isAbroad ? 60 : party === "71105" ? 123 : 0 };
  return { at, number, kind: "data", bytes: 40_000 + Math.floor(chance() ** 4 * 1_900_000_000), amount: 0 };
}

/** Returns the calls of a number in the months up to `today`: two to six a day, between 6:00 and midnight. */
export function callRecords(number: string, today: IsoDay): readonly CallRecord[] {
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
  return records;
}
