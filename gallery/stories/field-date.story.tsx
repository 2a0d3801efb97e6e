import { useState } from "react";
import { Dialog } from "#ui/design-system/dialog.tsx";
import { DateField, type DateWords } from "#ui/design-system/form/date-field.tsx";
import type { Story } from "../story.ts";

const MONTHS = ["styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień"];
const OF_MONTHS = ["stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października", "listopada", "grudnia"];
const WEEKDAYS = [["pn", "poniedziałek"], ["wt", "wtorek"], ["śr", "środa"], ["cz", "czwartek"], ["pt", "piątek"], ["sb", "sobota"], ["nd", "niedziela"]] as const;

const WORDS: DateWords = {
  open: "Wybierz dzień z\u00a0kalendarza",
  month: ({ year, month }) => `${MONTHS[month - 1] ?? ""} ${year}`,
  day: ({ year, month, day }) => `${day} ${OF_MONTHS[month - 1] ?? ""} ${year}`,
  weekdays: WEEKDAYS.map(([short, long]) => ({ short, long })),
  previousMonth: "Poprzedni miesiąc",
  nextMonth: "Następny miesiąc",
};
const TODAY = { year: 2026, month: 11, day: 20 };
const LAST = { year: 2027, month: 2, day: 28 };

function Visit({ start = "", error, locked }: { readonly start?: string; readonly error?: string; readonly locked?: string }) {
  const [value, setValue] = useState(start);
  return <DateField label="Dzień wizyty" help="Na przykład 30-11-2026" error={error} unavailable={locked} words={WORDS} today={TODAY} min={TODAY} max={LAST} value={value} onValue={setValue} />;
}

function openFirst(room: HTMLDivElement | null): void {
  const opener = room?.querySelector<HTMLButtonElement>("button[aria-haspopup][aria-expanded='false']");
  opener?.click();
}

export const story: Story = {
  title: "Data",
  group: "forms",
  note: "Wpisana jako DD-MM-RRRR albo wybrana z\u00a0kalendarza.",
  states: [
    { key: "plain", name: "Pusta, wpisana, błędna, niedostępna", show: () => <div className="halves"><Visit /><Visit start="30-11-2026" /><Visit start="31-02-2027" error="Nie ma takiego dnia" /><Visit start="30-11-2026" locked="Termin jest już potwierdzony." /></div> },
    { key: "open", name: "Z\u00a0otwartym kalendarzem", alone: true, show: () => <div ref={openFirst} style={{ minBlockSize: "30rem" }}><Visit start="30-11-2026" /></div> },
    { key: "dialog", name: "W\u00a0oknie", alone: true, show: () => <Dialog size="m" title="Zmiana terminu"><div ref={openFirst}><Visit start="30-11-2026" /></div></Dialog> },
  ],
};
