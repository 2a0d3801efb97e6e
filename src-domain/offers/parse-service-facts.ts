/** Speed, Mb/s. */
export interface Speed {
  readonly down: number;
  readonly up: number | undefined;
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d)?)`;
const BOTH = new RegExp(`${NUMBER}\\s*/\\s*${NUMBER}\\s*([MG])b/s`, "u");
const ONE = new RegExp(`${NUMBER}\\s*([MG])b/s`, "u");

function megabits(digits: string | undefined, unit: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  return Number(digits.replace(",", ".")) * (unit === "G" ? 1000 : 1);
}

/** Parses the speed from a text such as "2000 / 1000 Mb/s" or "2 Gb/s"; `undefined` without one. */
export function parseSpeed(text: string | undefined): Speed | undefined {
  if (text === undefined) return undefined;
  const both = BOTH.exec(text);
  if (both !== null) {
    const down = megabits(both[1], both[3]);
    return down === undefined ? undefined : { down, up: megabits(both[2], both[3]) };
  }
  const one = ONE.exec(text);
  const down = megabits(one?.[1], one?.[2]);
  return down === undefined ? undefined : { down, up: undefined };
}

/** Parses the number of channels from a text such as "214 kanałów"; `undefined` without one. */
export function parseChannelCount(text: string | undefined): number | undefined {
  const found = /(\d{1,4})\s+kana[lł]/u.exec(text ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}
