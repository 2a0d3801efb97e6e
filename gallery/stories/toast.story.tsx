import { type HostedToast, ToastHost } from "#ui/shell/toast-host.view.tsx";
import type { Story } from "../story.ts";

const press = () => undefined;
const shown = (toasts: readonly HostedToast[]) => () => (
  <ToastHost toasts={toasts} onDismiss={press} onHold={press} onRelease={press} />
);

export const story: Story = {
  title: "Powiadomienie",
  group: "over",
  note: "Sześć sekund, dłużej pod kursorem i\u00a0z\u00a0fokusem.",
  states: [
    { key: "done", name: "Zrobione", alone: true, show: shown([{ id: 1, kind: "done", text: "Skopiowano" }]) },
    {
      key: "undo",
      name: "Do cofnięcia",
      alone: true,
      show: shown([{ id: 1, kind: "removed", text: "Wiadomość usunięta", undo: press }]),
    },
    {
      key: "three",
      name: "Kilka naraz",
      alone: true,
      show: shown([
        { id: 1, kind: "done", text: "Zapisano" },
        {
          id: 2,
          kind: "removed",
          text: "Wiadomość „Zmiana regulaminu świadczenia usług od 01-12-2026” usunięta",
          undo: press,
        },
        { id: 3, kind: "news", text: "Połączenie wróciło" },
      ]),
    },
  ],
};
