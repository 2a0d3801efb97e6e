import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorState } from "#ui/design-system/error-state.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Pusto i\u00a0błąd",
  group: "states",
  note: "Czego brakuje, co zrobić, jeden przycisk. Zepsuta część psuje się sama.",
  states: [
    {
      key: "empty",
      name: "Pusto",
      show: () => (
        <Card>
          <EmptyState title="Nie masz jeszcze zgłoszeń" action={<LinkButton href="#tresc">Zgłoś sprawę</LinkButton>}>
            Gdy coś zgłosisz, zobaczysz tu odpowiedź i&nbsp;jej termin.
          </EmptyState>
        </Card>
      ),
    },
    {
      key: "failed",
      name: "Błąd",
      show: () => (
        <Card>
          <ErrorState title="Nie udało się pobrać faktur" retryLabel="Spróbuj ponownie" onRetry={() => undefined}>
            Sprawdź połączenie z&nbsp;internetem i&nbsp;spróbuj jeszcze raz. Pozostałe działy działają.
          </ErrorState>
        </Card>
      ),
    },
    {
      key: "retrying",
      name: "Ponowna próba",
      show: () => (
        <Card>
          <ErrorState
            title="Nie udało się pobrać wiadomości"
            busy
            busyLabel="Wczytujemy…"
            retryLabel="Spróbuj ponownie"
            onRetry={() => undefined}
          />
        </Card>
      ),
    },
  ],
};
