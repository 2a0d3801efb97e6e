import { type TabLink, Tabs } from "#ui/design-system/tabs.tsx";
import type { Story } from "../story.ts";

const NAMES = ["Telewizja", "Internet", "Telefon komórkowy", "Telefon stacjonarny", "Usługi dodatkowe", "Urządzenia"];

const tabs = (count: number): readonly TabLink[] =>
  NAMES.slice(0, count).map((label, index) => ({ href: `#${label}`, label, current: index === 1 }));

const few = (count: number) => () => <Tabs label={`Zakładki: ${count}`} tabs={tabs(count)} />;

export const story: Story = {
  title: "Zakładki",
  group: "navigation",
  note: "Do czterech równe części, od pięciu po 250\u00a0pikseli z\u00a0przewijaniem.",
  states: [
    { key: "two", name: "Dwie", show: few(2) },
    { key: "three", name: "Trzy", show: few(3) },
    { key: "four", name: "Cztery", show: few(4) },
    { key: "five", name: "Pięć", show: few(5) },
    { key: "six", name: "Sześć", show: few(6) },
    {
      key: "waiting",
      name: "Jeszcze nie wiadomo",
      note: "Miejsce zakładki czeka, zanim wiadomo, czy będzie.",
      show: () => (
        <Tabs
          label="Oferta"
          tabs={[...tabs(2), { href: "#zamowienia", label: "Zamówienia", current: false, isPending: true }]}
        />
      ),
    },
  ],
};
