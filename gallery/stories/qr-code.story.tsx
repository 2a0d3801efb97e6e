import { Card } from "#ui/design-system/card.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import type { Story } from "../story.ts";

const TRANSFER = "5860000002|PL|82109010980000000123456789|027369|Wiązka S.A.|4127830 FV/10/26 FV/11/26|||";

const code = (text: string) => (
  <Card>
    <div style={{ maxInlineSize: "9rem" }}>
      <QrCode text={text} label={"Kod QR z\u00a0danymi do przelewu"} />
    </div>
  </Card>
);

export const story: Story = {
  title: "Kod QR",
  group: "data",
  note: "Ciemny na jasnym w\u00a0obu motywach, z\u00a0białym brzegiem: inaczej wiele skanerów go nie odczyta.",
  states: [
    { key: "transfer", name: "Dane do przelewu", show: () => code(TRANSFER) },
    { key: "long", name: "Dużo treści", show: () => code(TRANSFER.repeat(4)) },
  ],
};
