import { Card, CardHead } from "#ui/design-system/card.tsx";
import { TermLine, type TermLineStep } from "#ui/design-system/term-line.tsx";
import type { Story } from "../story.ts";

const STEPS: readonly TermLineStep[] = [
  { key: "a", weight: 3, price: "0,00 zł", note: "3 miesiące", current: false },
  { key: "b", weight: 9, price: "49,90 zł", note: "do 30-11-2027", current: true },
  { key: "c", weight: 12, price: "64,90 zł", note: "od 01-12-2027", current: false },
];

const line = (steps: readonly TermLineStep[], nowPercent: number) => (
  <Card>
    <CardHead title="Umowa" level={3} />
    <TermLine
      steps={steps}
      nowPercent={nowPercent}
      label="Umowa od 01-12-2026 do 30-11-2028"
      start="01-12-2026"
      end="30-11-2028"
    />
  </Card>
);

export const story: Story = {
  title: "Umowa w\u00a0czasie",
  group: "data",
  note: "Odcinek światła: świeci do dziś, ceny stoją nad swoimi datami.",
  states: [
    { key: "begun", name: "W\u00a0trakcie", show: () => line(STEPS, 42) },
    {
      key: "ahead",
      name: "Jeszcze się nie zaczęła",
      show: () =>
        line(
          STEPS.map((step) => ({ ...step, current: false })),
          0,
        ),
    },
    {
      key: "one",
      name: "Jedna cena, po terminie",
      show: () => line([{ key: "a", weight: 24, price: "64,90 zł", note: "miesięcznie", current: true }], 100),
    },
    { key: "narrow", name: "Wąsko", show: () => <div style={{ maxInlineSize: "20rem" }}>{line(STEPS, 42)}</div> },
  ],
};
