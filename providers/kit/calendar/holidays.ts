import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";

/** Fixed public holidays of Poland, by month and day. */
const FIXED: Readonly<Record<string, string>> = {
  "01-01": "Nowy Rok",
  "01-06": "Trzech Króli",
  "05-01": "Święto Pracy",
  "05-03": "Święto Konstytucji 3 Maja",
  "08-15": "Wniebowzięcie Najświętszej Maryi Panny",
  "11-01": "Wszystkich Świętych",
  "11-11": "Święto Niepodległości",
  "12-24": "Wigilia",
  "12-25": "Boże Narodzenie",
  "12-26": "drugi dzień Bożego Narodzenia",
};

/** Movable public holidays, by days after Easter Sunday. */
const MOVABLE: Readonly<Record<number, string>> = {
  0: "Wielkanoc",
  1: "Poniedziałek Wielkanocny",
  49: "Zielone Świątki",
  60: "Boże Ciało",
};

/** Returns Easter Sunday by the Meeus/Jones/Butcher algorithm. */
function easterOf(year: number): IsoDay {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const place = moon + week - 7 * late + 114;
  return `${year}-${String(Math.floor(place / 31)).padStart(2, "0")}-${String((place % 31) + 1).padStart(2, "0")}`;
}

/** Returns true from Monday to Friday, except on public holidays. */
export function isWorkday(day: IsoDay): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidaysFrom(day, 1).length === 0;
}

/** Returns `day`, or the first working day after it. */
export function workdayFrom(day: IsoDay): IsoDay {
  return isWorkday(day) ? day : workdayFrom(addCalendarDays(day, 1));
}

/** Returns the first working day after `day`. */
export function nextWorkingDay(day: IsoDay): IsoDay {
  return workdayFrom(addCalendarDays(day, 1));
}

/** Returns the day `count` working days after `day`; `day` itself does not count. */
export function addWorkingDays(day: IsoDay, count: number): IsoDay {
  return count <= 0 ? day : addWorkingDays(nextWorkingDay(day), count - 1);
}

/** Lists the Polish public holidays within `days` days from `first`. */
export function holidaysFrom(first: IsoDay, days: number): readonly { readonly day: IsoDay; readonly name: string }[] {
  const found: { readonly day: IsoDay; readonly name: string }[] = [];
  const easters = new Map<string, IsoDay>();
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addCalendarDays(first, ahead);
    const year = day.slice(0, 4);
    const easter = easters.get(year) ?? easterOf(Number(year));
    easters.set(year, easter);
    const movable = Object.entries(MOVABLE).find(([after]) => addCalendarDays(easter, Number(after)) === day)?.[1];
    const name = FIXED[day.slice(5)] ?? movable;
    if (name !== undefined) found.push({ day, name });
  }
  return found;
}
