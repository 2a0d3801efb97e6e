import { FileText, Mail, Wifi } from "lucide-react";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Wiersze",
  group: "data",
  note: "Lista z\u00a0cienkimi liniami; cały wiersz jest łączem.",
  states: [
    {
      key: "icons",
      name: "Ze znakiem",
      show: () => (
        <Card title="Pomoc" bareTitle>
          <Rows>
            <RowLink href="#wifi" icon={Wifi} title="Konfiguracja wifi" />
            <RowLink href="#regulaminy" icon={FileText} title="Regulaminy i&nbsp;cenniki" meta="Zmienione 01-11-2026" />
            <RowLink href="#wiadomosci" icon={Mail} title="Napisz do nas" end={null} />
          </Rows>
        </Card>
      ),
    },
    {
      key: "dots",
      name: "Przeczytane i\u00a0nie",
      show: () => (
        <Card title="Wiadomości" bareTitle>
          <Rows>
            <RowLink
              href="#1"
              dot={{ read: false, unreadLabel: "Nieprzeczytana: " }}
              title="Zmiana regulaminu od 01-12-2026"
              meta="19-11-2026"
            />
            <RowLink
              href="#2"
              dot={{ read: true, unreadLabel: "Nieprzeczytana: " }}
              title="Faktura za październik czeka"
              meta="03-11-2026"
            />
          </Rows>
        </Card>
      ),
    },
  ],
};
