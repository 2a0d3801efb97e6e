import { Progress } from "#ui/design-system/progress.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Postęp",
  group: "states",
  note: "Jeden odcinek na zadanie.",
  states: [
    { key: "none", name: "Nic", show: () => <Progress done={0} total={6} label="Gotowe 0 z 6 zadań" /> },
    { key: "half", name: "Połowa", show: () => <Progress done={3} total={6} label="Gotowe 3 z 6 zadań" /> },
    { key: "all", name: "Wszystko", show: () => <Progress done={6} total={6} label="Gotowe 6 z 6 zadań" /> },
  ],
};
