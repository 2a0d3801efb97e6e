import { ChartColumn, Monitor, Moon, Sun, Table2 } from "lucide-react";
import { useState } from "react";
import { Segmented } from "#ui/design-system/segmented.tsx";
import type { Story } from "../story.ts";

function Views() {
  const [value, setValue] = useState("chart");
  return (
    <Segmented
      label="Widok"
      value={value}
      onChange={setValue}
      segments={[
        { value: "chart", label: "Wykres", icon: ChartColumn },
        { value: "table", label: "Tabela", icon: Table2 },
      ]}
    />
  );
}

function Theme() {
  const [value, setValue] = useState("dark");
  return (
    <Segmented
      label="Wygląd portalu"
      value={value}
      onChange={setValue}
      segments={[
        { value: "light", label: "Jasny", icon: Sun },
        { value: "dark", label: "Ciemny", icon: Moon },
        { value: "system", label: "Jak w\u00a0urządzeniu", icon: Monitor },
      ]}
    />
  );
}

export const story: Story = {
  title: "Przełącznik widoku",
  group: "navigation",
  note: "Dwa albo trzy widoki tej samej rzeczy.",
  states: [
    { key: "two", name: "Dwa", show: Views },
    { key: "three", name: "Trzy", show: Theme },
  ],
};
