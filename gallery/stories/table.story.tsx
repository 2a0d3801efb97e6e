import { Badge } from "#ui/design-system/badge.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { CircleCheck, Contrast } from "lucide-react";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { grosze } from "#domain/shared-kernel/index.ts";
import { Money } from "#ui/presentation/money.tsx";
import type { Story } from "../story.ts";

const COLUMNS = [{ key: "month", title: "Miesiąc" }, { key: "state", title: "Stan" }, { key: "amount", title: "Kwota", end: true }];

function Months() {
  return (
    <Table columns={COLUMNS} narrow="cards" label="Faktury">
      <TableRow>
        <RowHead>listopad 2026</RowHead>
        <Cell><Badge tone="notice" icon={Contrast}>Opłacona częściowo</Badge></Cell>
        <Cell end label="Kwota"><Money amount={grosze(22_370)} /></Cell>
      </TableRow>
      <TableRow>
        <RowHead>październik 2026</RowHead>
        <Cell><Badge tone="plain" icon={CircleCheck}>Opłacona</Badge></Cell>
        <Cell end label="Kwota"><Money amount={grosze(118_743)} /></Cell>
      </TableRow>
    </Table>
  );
}

export const story: Story = {
  title: "Tabela",
  group: "data",
  note: "W\u00a0wąskim miejscu wiersz staje się kartą.",
  states: [
    { key: "table", name: "Tyle miejsca, ile jest", show: () => <Card><Months /></Card> },
    { key: "narrow", name: "Wąsko", note: "Karty stoją przy każdej szerokości okna.", show: () => <div style={{ maxInlineSize: "20rem" }}><Card><Months /></Card></div> },
  ],
};
