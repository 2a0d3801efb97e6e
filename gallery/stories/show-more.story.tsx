import { ShowMore } from "#ui/design-system/show-more.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;

export const story: Story = {
  title: "Pokaż więcej",
  group: "data",
  note: "Koniec długiej listy mówi, ile z\u00a0niej widać.",
  states: [
    {
      key: "more",
      name: "Jest więcej",
      show: () => <ShowMore count="20 z&nbsp;134 wiadomości" label="Pokaż więcej" onMore={press} />,
    },
    {
      key: "busy",
      name: "Wczytuje",
      show: () => (
        <ShowMore count="40 z&nbsp;134 wiadomości" label="Pokaż więcej" busy busyLabel="Wczytujemy…" onMore={press} />
      ),
    },
    {
      key: "all",
      name: "Wszystko",
      show: () => <ShowMore count="Wszystkie 134 wiadomości" label="Pokaż więcej" onMore={undefined} />,
    },
  ],
};
