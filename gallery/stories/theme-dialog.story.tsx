import { useState } from "react";
import type { ThemeChoice } from "#domain/theme/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ThemeDialog } from "#ui/shell/theme/theme-dialog.view.tsx";
import type { Story } from "../story.ts";

function Opened() {
  const [open, setOpen] = useState(true);
  const [choice, setChoice] = useState<ThemeChoice>("system");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Wygląd</Button>
      {open && <ThemeDialog choice={choice} onChoose={setChoice} onClose={() => setOpen(false)} />}
    </>
  );
}

export const story: Story = {
  title: "Wygląd portalu",
  group: "over",
  note: "Wybór widać od razu.",
  states: [{ key: "open", name: "Okno", alone: true, show: Opened }],
};
