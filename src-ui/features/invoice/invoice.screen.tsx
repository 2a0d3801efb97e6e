import { useEffect, useState } from "react";
import { InvoiceViewModel, type InvoiceDependencies } from "./invoice.view-model.ts";
import { InvoiceView } from "./invoice.view.tsx";

export interface InvoiceScreenProps {
  readonly dependencies: InvoiceDependencies;
  readonly entryId: string;
}

/** One document. Use the entry id as React key: another document needs another view model. */
export function InvoiceScreen({ dependencies, entryId }: InvoiceScreenProps) {
  const [model] = useState(() => new InvoiceViewModel(dependencies, entryId));
  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);
  return <InvoiceView model={model} />;
}
