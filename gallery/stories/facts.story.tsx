import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;

export const story: Story = {
  title: "Dane i\u00a0wartości",
  group: "data",
  note: "Etykieta, wartość, jedno działanie.",
  states: [
    {
      key: "facts",
      name: "Z\u00a0działaniem",
      show: () => (
        <Card title="Dane kontaktowe">
          <Facts>
            <Fact
              label="Telefon komórkowy"
              action={
                <Button variant="quiet" size="s" onClick={press}>
                  Zmień
                </Button>
              }
            >
              601&nbsp;234&nbsp;567
            </Fact>
            <Fact
              label="E-mail"
              note="niepotwierdzony"
              action={
                <Button variant="quiet" size="s" onClick={press}>
                  Zmień
                </Button>
              }
            >
              malgorzata.brzezinska-kowalczyk@poczta.example
            </Fact>
            <Fact label="Adres korespondencyjny">
              ul.&nbsp;gen.&nbsp;Władysława Andersa 14 m.&nbsp;8, 80-288 Gdańsk
            </Fact>
          </Facts>
        </Card>
      ),
    },
    {
      key: "restricted",
      name: "Edycja zamknięta przez RODO",
      show: () => (
        <Card title="E-faktura">
          <Facts>
            <Fact
              label="Adres e-mail e-faktury"
              action={
                <Button size="s" unavailable="Ograniczenie RODO: adresu nie można teraz zmienić." onClick={press}>
                  Zmień
                </Button>
              }
            >
              malgorzata@poczta.example
            </Fact>
          </Facts>
        </Card>
      ),
    },
  ],
};
