import { Card } from "#ui/design-system/card.tsx";
import { CopyRow } from "#ui/design-system/copy-row.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;

export const story: Story = {
  title: "Wartość do skopiowania",
  group: "data",
  note: "Wartość w\u00a0grupach, kopiowana bez spacji.",
  states: [
    {
      key: "rows",
      name: "Dane do przelewu",
      show: () => (
        <Card>
          <dl className="rows copy-rows">
            <CopyRow label="Numer rachunku" buttonLabel="Skopiowano" copiedName="numer rachunku" copied onCopy={press}>
              61 1090 1014 0000 0712 1981 2874
            </CopyRow>
            <CopyRow label="Odbiorca" buttonLabel="Kopiuj" copiedName="odbiorca" copied={false} onCopy={press}>
              Wiązka S.A., ul.&nbsp;Światłowodowa 1, 80-001 Gdańsk
            </CopyRow>
            <CopyRow label="Tytuł" buttonLabel="Kopiuj" copiedName="tytuł" copied={false} onCopy={press}>
              4127830 FV/11/2026/4127830
            </CopyRow>
          </dl>
        </Card>
      ),
    },
  ],
};
