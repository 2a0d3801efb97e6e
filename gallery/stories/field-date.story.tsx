import { useState } from "react";
import { Dialog } from "#ui/design-system/dialog.tsx";
import { DateField } from "#ui/design-system/forms/date-field.tsx";
import { DATE_FIELD_TEXTS } from "../form/date-field-texts.ts";
import type { Story } from "../story.ts";

const TODAY = { year: 2026, month: 11, day: 20 };
const LAST = { year: 2027, month: 2, day: 28 };

function Visit({
  start = "",
  error,
  locked,
}: {
  readonly start?: string;
  readonly error?: string;
  readonly locked?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <DateField
      label="Dzień wizyty"
      help="Na przykład 30-11-2026"
      error={error}
      unavailable={locked}
      texts={DATE_FIELD_TEXTS}
      today={TODAY}
      min={TODAY}
      max={LAST}
      value={value}
      onValue={setValue}
    />
  );
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
    {
      key: "plain",
      name: "Pusta, wpisana, błędna, niedostępna",
      show: () => (
        <div className="halves">
          <Visit />
          <Visit start="30-11-2026" />
          <Visit start="31-02-2027" error="Nie ma takiego dnia" />
          <Visit start="30-11-2026" locked="Termin jest już potwierdzony." />
        </div>
      ),
    },
    {
      key: "open",
      name: "Z\u00a0otwartym kalendarzem",
      alone: true,
      show: () => (
        <div ref={openFirst} style={{ minBlockSize: "30rem" }}>
          <Visit start="30-11-2026" />
        </div>
      ),
    },
    {
      key: "dialog",
      name: "W\u00a0oknie",
      alone: true,
      show: () => (
        <Dialog size="m" title="Zmiana terminu">
          <div ref={openFirst}>
            <Visit start="30-11-2026" />
          </div>
        </Dialog>
      ),
    },
  ],
};
