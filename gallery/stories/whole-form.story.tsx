import { ReportInDialog, ReportPage } from "../form/report-page.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Cały formularz",
  group: "forms",
  note: "Każdy rodzaj pola, sprawdzany i\u00a0wysyłany naprawdę. Kod 000000 jest błędny.",
  states: [
    { key: "page", name: "Na stronie", show: ReportPage },
    { key: "dialog", name: "W\u00a0oknie", alone: true, show: ReportInDialog },
  ],
};
