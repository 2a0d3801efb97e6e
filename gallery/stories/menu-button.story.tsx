import { Download, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { MenuButton, type MenuChoice } from "#ui/design-system/menu-button.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;

const CHOICES: readonly MenuChoice[] = [
  { key: "rename", label: "Zmień nazwę", icon: Pencil, onChoose: press },
  { key: "download", label: "Pobierz umowę", icon: Download, onChoose: press },
  { key: "remove", label: "Usuń urządzenie", icon: Trash2, danger: true, onChoose: press },
];

/** The menu as a press leaves it. */
function Opened() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = box.current?.querySelector("button");
    if (button?.getAttribute("aria-expanded") === "false") button.click();
  }, []);
  return (
    <div ref={box}>
      <MenuButton label="Więcej" choices={CHOICES} />
    </div>
  );
}

export const story: Story = {
  title: "Menu",
  group: "actions",
  note: "Kilka działań przy jednej rzeczy.",
  states: [
    {
      key: "closed",
      name: "Zwinięte",
      show: () => (
        <div className="cluster">
          <MenuButton label="Więcej" choices={CHOICES} />
          <MenuButton label="Co dalej" variant="quiet" size="s" choices={CHOICES} />
        </div>
      ),
    },
    { key: "open", name: "Rozwinięte", alone: true, show: Opened },
  ],
};
