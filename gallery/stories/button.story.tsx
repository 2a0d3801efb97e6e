import "#ui/design-system/deep.css";
import "#ui/design-system/card.css";
import { Copy, Eye, Trash2 } from "lucide-react";
import { Button } from "#ui/design-system/button.tsx";
import { IconButton } from "#ui/design-system/icon-button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;

export const story: Story = {
  title: "Przycisk",
  group: "actions",
  note: "Czasownik na początku, najwyżej trzy słowa. Bursztynowy znaczy: zapłać.",
  states: [
    {
      key: "kinds",
      name: "Rodzaje",
      show: () => (
        <div className="cluster">
          <Button variant="pay" size="l" onClick={press}>
            Zapłać 273,69&nbsp;zł
          </Button>
          <Button variant="primary" onClick={press}>
            Zapisz
          </Button>
          <Button onClick={press}>Anuluj</Button>
          <Button variant="quiet" onClick={press}>
            Pokaż starsze
          </Button>
          <Button variant="danger" icon={Trash2} onClick={press}>
            Usuń urządzenie
          </Button>
        </div>
      ),
    },
    {
      key: "sizes",
      name: "Wielkości",
      note: "56, 48 i\u00a036 pikseli; pod palcem najmniejszy ma 44.",
      show: () => (
        <div className="cluster">
          <Button variant="primary" size="l" onClick={press}>
            Wybieram
          </Button>
          <Button variant="primary" onClick={press}>
            Wybieram
          </Button>
          <Button variant="primary" size="s" onClick={press}>
            Wybieram
          </Button>
          <Button size="s" icon={Copy} onClick={press}>
            Kopiuj
          </Button>
          <IconButton icon={Eye} label="Pokaż hasło" onClick={press} />
          <IconButton icon={Eye} size="s" label="Pokaż kod" onClick={press} />
        </div>
      ),
    },
    {
      key: "busy",
      name: "Zajęty",
      note: "Szerokość zostaje, żeby nic się nie przesunęło.",
      show: () => (
        <div className="cluster">
          <Button saves={false} variant="primary" busy={false} busyLabel="Zapisujemy…" onClick={press}>
            Zapisz
          </Button>
          <Button saves={false} variant="primary" busy busyLabel="Zapisujemy…" onClick={press}>
            Zapisz
          </Button>
          <Button saves={false} variant="pay" busy busyLabel="Otwieramy…" onClick={press}>
            Zapłać
          </Button>
        </div>
      ),
    },
    {
      key: "unavailable",
      name: "Niedostępny",
      note: "Zawsze z\u00a0powodem obok: RODO zamyka na przykład edycję adresu.",
      show: () => (
        <div className="stack" style={{ "--stack": "var(--space-3)" }}>
          <div className="cluster">
            <Button variant="primary" unavailable="Najpierw wpisz kod z SMS-a." onClick={press}>
              Zapisz
            </Button>
          </div>
          <div className="cluster">
            <Button size="s" unavailable="Ograniczenie RODO: tego adresu nie można teraz zmienić." onClick={press}>
              Zmień
            </Button>
          </div>
          <div className="cluster">
            <Button variant="quiet" unavailable="Dekoder jest wyłączony." onClick={press}>
              Odśwież
            </Button>
          </div>
        </div>
      ),
    },
    {
      key: "block",
      name: "Na całą szerokość",
      show: () => (
        <Button variant="primary" size="l" block onClick={press}>
          Zaloguj się
        </Button>
      ),
    },
    {
      key: "link",
      name: "Łącze jak przycisk",
      note: "Prowadzi dokądś, więc jest łączem.",
      show: () => (
        <div className="cluster">
          <LinkButton href="#tresc" variant="primary">
            Zobacz ofertę
          </LinkButton>
          <LinkButton href="#tresc">Wróć na start</LinkButton>
        </div>
      ),
    },
    {
      key: "deep",
      name: "Na ciemnym panelu",
      show: () => (
        <div className="deep card">
          <div className="cluster">
            <Button variant="pay" onClick={press}>
              Zapłać
            </Button>
            <Button onClick={press}>Dane do przelewu</Button>
            <Button variant="quiet" onClick={press}>
              Szczegóły
            </Button>
          </div>
        </div>
      ),
    },
  ],
};
