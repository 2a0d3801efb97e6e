import { useEffect, useState } from "react";
import { InvoiceViewModel, type InvoiceDependencies } from "./invoice.view-model.ts";
import { InvoiceView } from "./invoice.view.tsx";

export interface InvoiceScreenProps {
  readonly dependencies: InvoiceDependencies;
  readonly entryId: string;
  /** True when the address requests the file of the document. */
  readonly downloads: boolean;
  readonly onDownload: () => void;
}

/** One document. Use the entry id as React key: another document needs another view model. */
export function InvoiceScreen({ dependencies, entryId, downloads, onDownload }: InvoiceScreenProps) {
  const [model] = useState(() => new InvoiceViewModel(dependencies, entryId));
  const [request] = useState(() => ({ downloads, onDownload }));
  useEffect(() => {
    model.start(request.downloads);
    // A reload must not download the file again.
    if (request.downloads) request.onDownload();
    return () => model.stop();
  }, [model, request]);
  return <InvoiceView model={model} />;
}
