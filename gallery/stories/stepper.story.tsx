import { Stepper } from "#ui/design-system/stepper.tsx";
import type { Story } from "../story.ts";

const STEPS = ["Numer klienta", "Kod z\u00a0SMS-a", "Login i\u00a0hasło"];
const at = (current: number) => () => (
  <Stepper label={`Rejestracja: ${current}`} steps={STEPS} current={current} doneLabel="gotowe" />
);

export const story: Story = {
  title: "Kroki",
  group: "navigation",
  note: "Na telefonie nazwę ma tylko bieżący.",
  states: [
    { key: "first", name: "Pierwszy", show: at(0) },
    { key: "second", name: "Drugi", show: at(1) },
    { key: "done", name: "Wszystko gotowe", show: at(3) },
  ],
};
