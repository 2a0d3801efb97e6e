import { useEffect, useState } from "react";
import { InvoiceModel, type InvoiceWorld } from "./invoice.model.ts";
import { InvoiceView } from "./invoice.view.tsx";

export interface InvoiceScreenProps {
  readonly world: InvoiceWorld;
  readonly entryId: string;
}

/** One document. Give it the entry's id as its key: another document is another screen. */
export function InvoiceScreen({ world, entryId }: InvoiceScreenProps) {
  const [model] = useState(() => new InvoiceModel(world, entryId));
  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);
  return <InvoiceView model={model} />;
}
