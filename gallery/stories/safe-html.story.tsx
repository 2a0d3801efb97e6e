import { Card } from "#ui/design-system/card.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import type { Story } from "../story.ts";

const GOOD =
  "<h3>Zmiany w regulaminie</h3><p>Od <strong>1 stycznia</strong> obowiązuje " +
  '<a href="https://wiazka.example/regulamin">nowy regulamin</a>.</p>' +
  "<ul><li>Faktury wysyłamy e-mailem.</li><li>Termin płatności to 14 dni.</li></ul>";
const HOSTILE =
  '<p onclick="alert(1)">Zostaje tylko tekst.<script>alert(1)</script><img src=x alt="" onerror=alert(1)></p>';

export const story: Story = {
  title: "Treść od operatora",
  group: "data",
  note: "Zostaje to, co jest bezpieczne.",
  states: [
    {
      key: "good",
      name: "Zwykła",
      show: () => (
        <Card>
          <SafeHtml html={GOOD} />
        </Card>
      ),
    },
    {
      key: "hostile",
      name: "Wroga",
      show: () => (
        <Card>
          <SafeHtml html={HOSTILE} />
        </Card>
      ),
    },
  ],
};
