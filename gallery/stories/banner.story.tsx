import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Komunikat",
  group: "states",
  note: "Co się stało, co z\u00a0tego wynika i\u00a0jedno działanie.",
  states: [
    {
      key: "info",
      name: "Informacja",
      show: () => (
        <Banner tone="info" live="none" title="Zmieniamy ustawienia routera.">
          Do końca tej operacji nie możesz wprowadzać kolejnych zmian.
        </Banner>
      ),
    },
    {
      key: "good",
      name: "Udało się",
      show: () => (
        <Banner tone="good" live="none" title="Dziękujemy, przyjęliśmy płatność 273,69&nbsp;zł.">
          Faktury oznaczymy jako opłacone, gdy potwierdzi ją bank.
        </Banner>
      ),
    },
    {
      key: "notice",
      name: "Uwaga",
      show: () => (
        <Banner
          tone="notice"
          live="none"
          title="Awaria telewizji przy ul.&nbsp;gen.&nbsp;Władysława Andersa&nbsp;14."
          action={<Link href="#awaria">Szczegóły awarii</Link>}
        >
          Koniec prac około&nbsp;18:00.
        </Banner>
      ),
    },
    {
      key: "bad",
      name: "Blokada",
      show: () => (
        <Banner
          tone="bad"
          live="none"
          title="Usługi są zablokowane z&nbsp;powodu zaległości."
          action={
            <Button size="s" onClick={() => undefined}>
              Zapłać
            </Button>
          }
        >
          Wpłać 412,18&nbsp;zł, a&nbsp;włączymy je w&nbsp;ciągu godziny. Sprawę prowadzi Kancelaria Windykacyjna Sopot
          sp. z&nbsp;o.o.
        </Banner>
      ),
    },
  ],
};
