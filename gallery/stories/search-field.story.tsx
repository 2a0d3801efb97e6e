import { useState } from "react";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import type { Story } from "../story.ts";

function Search({ label, start }: { readonly label: string; readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label={label}
      value={value}
      onChange={setValue}
      clearLabel="Wyczyść"
      found={value === "" ? "" : "5 pytań"}
    />
  );
}

export const story: Story = {
  title: "Szukanie",
  group: "forms",
  note: "Zawęża to, co stoi niżej, w\u00a0miarę pisania.",
  states: [
    { key: "empty", name: "Puste", show: () => <Search label="Szukaj w\u00a0pytaniach" start="" /> },
    {
      key: "filled",
      name: "Z\u00a0tekstem",
      show: () => <Search label="Szukaj w\u00a0salonach" start="Gdańsk Wrzeszcz" />,
    },
  ],
};
