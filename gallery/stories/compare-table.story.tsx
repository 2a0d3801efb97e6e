import { Card } from "#ui/design-system/card.tsx";
import { CompareTable } from "#ui/design-system/compare-table.tsx";
import { grosze } from "#domain/shared-kernel/index.ts";
import { Money } from "#ui/shared/money.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Porównanie",
  group: "data",
  note: "Dziś obok oferty; zmiany pogrubione, suma na końcu i\u00a0największa.",
  states: [
    {
      key: "offer",
      name: "Oferta",
      show: () => (
        <Card>
          <CompareTable
            label="Porównanie umowy z&nbsp;ofertą"
            nowTitle="Masz dziś"
            offeredTitle="W&nbsp;ofercie"
            rows={[
              {
                key: "monthly",
                label: "Miesięcznie",
                now: <Money amount={grosze(15_890)} />,
                offered: (
                  <>
                    <Money amount={grosze(16_900)} /> <small>o&nbsp;10,10&nbsp;zł więcej</small>
                  </>
                ),
              },
              {
                key: "internet",
                label: "Internet",
                now: "1000 / 300\u00a0Mb/s",
                offered: "2000 / 1000\u00a0Mb/s",
                changed: true,
              },
              {
                key: "router",
                label: "Router",
                now: "WB-AX5400",
                offered: "WB-BE9300 z\u00a0wifi\u00a07",
                changed: true,
              },
              {
                key: "term",
                label: "Zobowiązanie",
                now: (
                  <>
                    do <time dateTime="2027-02-28">28-02-2027</time>
                  </>
                ),
                offered: "24 miesiące od zawarcia umowy",
              },
              {
                key: "total",
                label: "Razem przez 24\u00a0miesiące",
                now: <Money amount={grosze(402_360)} />,
                offered: <Money amount={grosze(386_500)} />,
                total: true,
              },
            ]}
          />
        </Card>
      ),
    },
  ],
};
