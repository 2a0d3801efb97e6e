import "#ui/design-system/sticky-bar.css";
import "#ui/features/invoices/selection-bar.css";
import { Button } from "#ui/design-system/button.tsx";
import { Badge } from "#ui/design-system/badge.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Checkbox } from "#ui/design-system/forms/choice-cards.tsx";
import { CircleAlert, CircleCheck, Contrast } from "lucide-react";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { grosze } from "#domain/shared-kernel/index.ts";
import { Money } from "#ui/shared/money.tsx";
import type { Story } from "../story.ts";

const COLUMNS = [
  { key: "month", title: "Miesiąc" },
  { key: "state", title: "Stan" },
  { key: "amount", title: "Kwota", end: true },
];

function Months() {
  return (
    <Table columns={COLUMNS} narrow="cards" label="Faktury">
      <TableRow>
        <RowHead>listopad 2026</RowHead>
        <Cell>
          <Badge tone="notice" icon={Contrast}>
            Opłacona częściowo
          </Badge>
        </Cell>
        <Cell end label="Kwota">
          <Money amount={grosze(22_370)} />
        </Cell>
      </TableRow>
      <TableRow>
        <RowHead>październik 2026</RowHead>
        <Cell>
          <Badge tone="plain" icon={CircleCheck}>
            Opłacona
          </Badge>
        </Cell>
        <Cell end label="Kwota">
          <Money amount={grosze(118_743)} />
        </Cell>
      </TableRow>
    </Table>
  );
}

const INVOICE = [
  { key: "select", title: "Wybór", hidden: true },
  { key: "period", title: "Okres" },
  { key: "issued", title: "Wystawiona" },
  { key: "due", title: "Termin" },
  { key: "state", title: "Stan" },
  { key: "amount", title: "Kwota", end: true },
  { key: "left", title: "Do zapłaty", end: true },
];

function Invoices() {
  return (
    <Table columns={INVOICE} narrow="invoices" inset label="Rachunki">
      <TableRow tone="late">
        <Cell place="select">
          <Checkbox label="Zaznacz październik 2026" />
        </Cell>
        <RowHead>
          październik 2026 <small>FV/4127830/10/26</small>
        </RowHead>
        <Cell place="issued">16-10-2026</Cell>
        <Cell place="due" label="termin">
          30-10-2026
        </Cell>
        <Cell place="state">
          <Badge tone="bad" icon={CircleAlert}>
            21 dni po terminie
          </Badge>
        </Cell>
        <Cell place="amount" end>
          <Money amount={grosze(18_990)} />
        </Cell>
        <Cell place="left" label="zostało" data-extra="" end>
          <Money amount={grosze(4_999)} />
        </Cell>
      </TableRow>
      <TableRow tone="open">
        <Cell place="select">
          <Checkbox label="Zaznacz listopad 2026" defaultChecked />
        </Cell>
        <RowHead>
          listopad 2026 <small>FV/4127830/11/26</small>
        </RowHead>
        <Cell place="issued">16-11-2026</Cell>
        <Cell place="due" label="termin">
          30-11-2026
        </Cell>
        <Cell place="state">
          <Badge tone="notice" icon={Contrast}>
            Do zapłaty, 10 dni
          </Badge>
        </Cell>
        <Cell place="amount" end>
          <Money amount={grosze(22_370)} />
        </Cell>
        <Cell place="left" data-card-label="zostało" end whole>
          <Money amount={grosze(22_370)} />
        </Cell>
      </TableRow>
      <TableRow>
        <Cell place="select" />
        <RowHead>
          wrzesień 2026 <small>FV/4127830/09/26</small>
        </RowHead>
        <Cell place="issued">16-09-2026</Cell>
        <Cell place="due" label="termin">
          30-09-2026
        </Cell>
        <Cell place="state">
          <Badge tone="plain" icon={CircleCheck}>
            Opłacona
          </Badge>
        </Cell>
        <Cell place="amount" end>
          <Money amount={grosze(118_743)} />
        </Cell>
        <Cell place="left" label="zostało" end>
          <span className="muted">—</span>
        </Cell>
      </TableRow>
    </Table>
  );
}

function WithSelection() {
  return (
    <section className="sticky-bar selection-bar" aria-label="Zaznaczone faktury">
      <output>
        <span className="muted">2 faktury</span>{" "}
        <span className="selection-bar__sum">
          <Money amount={grosze(27_369)} />
        </span>
      </output>
      <div className="cluster">
        <Button>Dane do przelewu</Button>
        <Button variant="pay">Zapłać</Button>
      </div>
    </section>
  );
}

export const story: Story = {
  title: "Tabela",
  group: "data",
  note: "W\u00a0wąskim miejscu wiersz staje się kartą.",
  states: [
    {
      key: "table",
      name: "Tyle miejsca, ile jest",
      show: () => (
        <Card>
          <Months />
        </Card>
      ),
    },
    {
      key: "narrow",
      name: "Wąsko",
      note: "Karty stoją przy każdej szerokości okna.",
      show: () => (
        <div style={{ maxInlineSize: "20rem" }}>
          <Card>
            <Months />
          </Card>
        </div>
      ),
    },
    {
      key: "invoices",
      name: "Faktury",
      note: "Poniżej 60rem każda jest kartą.",
      show: () => (
        <Card kind="table">
          <Invoices />
        </Card>
      ),
    },
    {
      key: "gather",
      name: "Zaznaczone do zapłaty",
      note: "Przyklejony do dołu okna, dopóki coś jest zaznaczone.",
      show: WithSelection,
    },
  ],
};
