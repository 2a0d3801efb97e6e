import { useState } from "react";
import { Moon, Sun } from "lucide-react";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import type { Story } from "../story.ts";

const OPTIONS = [
  { value: "light", label: "Jasny", icon: Sun },
  { value: "dark", label: "Ciemny", note: "Oszczędza oczy wieczorem", icon: Moon },
] as const;

function Themes() {
  const [value, setValue] = useState<"light" | "dark">("light");
  return <Choices label="Wygląd" name="look" options={OPTIONS} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: "Szybki wybór",
  group: "forms",
  note: "Poza formularzem: działa od razu.",
  states: [
    { key: "choices", name: "Karty", show: Themes },
    {
      key: "select",
      name: "Mała lista",
      show: () => (
        <Select label="Rok" defaultValue="2026">
          <option>2026</option>
          <option>2025</option>
        </Select>
      ),
    },
    {
      key: "switch",
      name: "Przełącznik",
      show: () => (
        <Switch
          saves={false}
          label="Powiadomienia"
          checked
          onValue={() => undefined}
          onLabel="włączone"
          offLabel="wyłączone"
        />
      ),
    },
  ],
};
