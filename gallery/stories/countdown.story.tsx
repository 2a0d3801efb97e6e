import "#ui/design-system/card.css";
import { Countdown } from "#ui/design-system/countdown.tsx";
import { SessionDialog } from "#ui/shell/session/session-dialog.view.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;
const left = (seconds: number) => () => (
  <div className="card">
    <Countdown seconds={seconds} of={120}>
      <p>Za chwilę wylogujemy cię dla bezpieczeństwa.</p>
    </Countdown>
  </div>
);

export const story: Story = {
  title: "Odliczanie",
  group: "over",
  note: "Słychać je tylko przy 2:00, 1:00, 0:30 i\u00a00:10.",
  states: [
    { key: "begun", name: "Początek", show: left(107) },
    { key: "late", name: "Blisko końca", show: left(9) },
    { key: "over", name: "Koniec", show: left(0) },
    {
      key: "session",
      name: "Koniec sesji",
      alone: true,
      show: () => <SessionDialog leftMs={107_000} onStay={press} onLogOut={press} />,
    },
  ],
};
