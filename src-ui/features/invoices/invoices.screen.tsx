import { useEffect, useState } from "react";
import { InvoicesModel, type Asked, type InvoicesWorld } from "./invoices.model.ts";
import { InvoicesView } from "./invoices.view.tsx";

export interface InvoicesScreenProps {
  readonly world: InvoicesWorld;
  /** What the address asks for. */
  readonly asked: Asked | undefined;
}

/** The invoices screen over the portal's stores. */
export function InvoicesScreen({ world, asked }: InvoicesScreenProps) {
  const [model] = useState(() => new InvoicesModel(world));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (asked !== undefined) model.ask(asked);
  }, [model, asked]);

  useEffect(() => {
    // back from the bank by the browser's own button: the page is as it was left, still busy
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) model.comeBack();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [model]);

  return <InvoicesView model={model} />;
}
