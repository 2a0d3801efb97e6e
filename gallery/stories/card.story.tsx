import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { ChevronRight } from "lucide-react";
import { Button } from "#ui/design-system/button.tsx";
import { Card, CardHead } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { KeyFigure } from "#ui/design-system/key-figure.tsx";
import { Heading } from "#ui/design-system/heading.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import type { Story } from "../story.ts";

const more = (
  <LinkMore href="#tresc">
    Wszystkie <Icon of={ChevronRight} size="s" />
  </LinkMore>
);

export const story: Story = {
  title: "Karta",
  group: "data",
  note: "Tytuł po lewej, po prawej jedno łącze albo mały przycisk. Nigdy karta w\u00a0karcie.",
  states: [
    {
      key: "plain",
      name: "Bez tytułu",
      show: () => (
        <Card>
          <p>Rachunki i&nbsp;umowy w&nbsp;jednym miejscu.</p>
        </Card>
      ),
    },
    {
      key: "titled",
      name: "Z\u00a0tytułem",
      show: () => (
        <div className="halves">
          <Card title="Wiadomości" level={3} action={more}>
            <p>Nie masz nieprzeczytanych wiadomości.</p>
          </Card>
          <Card
            title="Dane do kontaktu i&nbsp;adres, na który wysyłamy faktury"
            level={3}
            action={<Button size="s">Zmień</Button>}
          >
            <Facts>
              <Fact label="E-mail">m.brzezinska@poczta.example</Fact>
            </Facts>
          </Card>
        </div>
      ),
    },
    {
      key: "stack",
      name: "Z\u00a0odstępami",
      show: () => (
        <Card kind="stack" title="Umowa" level={3}>
          <p>Do 30-11-2028.</p>
          <p>Miesięcznie 64,90&nbsp;zł.</p>
        </Card>
      ),
    },
    {
      key: "head",
      name: "Sam nagłówek",
      show: () => (
        <CardHead title="Rachunki" level={3}>
          {more}
        </CardHead>
      ),
    },
    {
      key: "figure",
      name: "Kwota, bohater strony",
      show: () => (
        <Card>
          <Heading level={3}>Do zapłaty</Heading>
          <p>
            <KeyFigure value="273.69" digits="273,69" unit="zł" />
          </p>
        </Card>
      ),
    },
    {
      key: "due",
      name: "Jedyny ciemny panel",
      show: () => (
        <section className="due deep">
          <div className="due__grid">
            <div className="due__sum">
              <Heading level={3} className="due__label">
                Do zapłaty
              </Heading>
              <p>
                <KeyFigure value="1187.43" digits={"1\u00a0187,43"} unit="zł" />
              </p>
            </div>
          </div>
        </section>
      ),
    },
  ],
};
