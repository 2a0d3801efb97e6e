import { useEffect, useRef } from "react";
import { Toggletip } from "#ui/design-system/toggletip.tsx";
import type { Story } from "../story.ts";

function Saldo() {
  return (
    <p>
      Saldo{" "}
      <Toggletip label="Co to jest saldo">
        Różnica między wpłatami a&nbsp;fakturami. Minus znaczy, że jest coś do zapłaty.
      </Toggletip>
    </p>
  );
}

/** Toggletip in its open state, in the middle of the page or at its edge. */
function Opened({ atEnd }: { readonly atEnd: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = box.current?.querySelector("button");
    if (button?.getAttribute("aria-expanded") === "false") button.click();
  }, []);
  return (
    <div ref={box} className={atEnd ? "end" : undefined}>
      <Saldo />
    </div>
  );
}

export const story: Story = {
  title: "Wyjaśnienie",
  group: "over",
  note: "Otwiera je naciśnięcie, więc działa pod palcem i\u00a0z\u00a0klawiatury.",
  states: [
    { key: "closed", name: "Zwinięte", show: Saldo },
    { key: "open", name: "Otwarte", alone: true, show: () => <Opened atEnd={false} /> },
    { key: "edge", name: "Przy krawędzi okna", alone: true, show: () => <Opened atEnd /> },
  ],
};
