import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { Card, CardHead } from "#ui/design-system/card.tsx";
import { Chart, type ChartBar, LegendEntry } from "#ui/design-system/chart.tsx";
import { Sparkline } from "#ui/design-system/sparkline.tsx";
import type { Story } from "../story.ts";

const MONTHS = ["gru", "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis"] as const;
const AMOUNTS = [189.9, 189.9, 204.4, 189.9, 0, 189.9, 223.7, 189.9, 189.9, 189.9, 49.99, 223.7];

const bars = (factor: number): readonly ChartBar[] =>
  MONTHS.map((month, index) => {
    const value = (AMOUNTS[index] ?? 0) * factor;
    const open = index > 9;
    return {
      key: month,
      value,
      amount: value.toLocaleString("pl", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      hiddenText: open ? " zł, nieopłacona" : " zł",
      month,
      ...(index < 2 ? { year: String(2025 + index) } : {}),
      open,
    };
  });

const legend = (
  <>
    <LegendEntry sample="plain">Opłacone</LegendEntry>
    <LegendEntry sample="open">Do zapłaty</LegendEntry>
    <LegendEntry>Średnio 169,67&nbsp;zł</LegendEntry>
  </>
);

export const story: Story = {
  title: "Wykres",
  group: "data",
  note: "Dwanaście miesięcy od zera, wartość na każdej kolumnie. W\u00a0wąskim miejscu kolumny stają się wierszami.",
  states: [
    {
      key: "year",
      name: "Rok",
      show: () => (
        <Card kind="chart">
          <CardHead title="Ostatnie 12 miesięcy" level={3} />
          <Chart max={250} bars={bars(1)} legend={legend} />
        </Card>
      ),
    },
    {
      key: "long",
      name: "Długie kwoty",
      note: "Nie mieszczą się nad kolumnami, więc kolumny leżą.",
      show: () => (
        <Card kind="chart">
          <CardHead title="Ostatnie 12 miesięcy" level={3} />
          <Chart max={250_000} bars={bars(1_000)} legend={legend} />
        </Card>
      ),
    },
    {
      key: "narrow",
      name: "Wąsko",
      show: () => (
        <div style={{ maxInlineSize: "20rem" }}>
          <Card kind="chart">
            <CardHead title="Ostatnie 12 miesięcy" level={3} />
            <Chart max={250} bars={bars(1)} legend={legend} />
          </Card>
        </div>
      ),
    },
    {
      key: "spark",
      name: "Rok w\u00a0skrócie",
      show: () => (
        <div className="due deep" style={{ maxInlineSize: "28rem" }}>
          <div className="due__grid" style={{ gridTemplateColumns: "minmax(0, 1fr)" }}>
            <div className="due__history">
              <Sparkline
                bars={bars(1).map(({ key, value, open }) => ({
                  key,
                  percent: value / 2.5,
                  openPercent: open ? 100 : 0,
                  isUnknown: key === "paź",
                }))}
                label="Ostatnie 12 miesięcy: najmniej 0 zł, najwięcej 223,70 zł"
                axis={["gru", "średnio 169,67 zł", "lis"]}
                legend={{ settled: "opłacone", open: "do zapłaty", unknown: "stan nieznany" }}
              />
            </div>
          </div>
        </div>
      ),
    },
  ],
};
