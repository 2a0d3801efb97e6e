import { reaction } from "mobx";
import { useEffect, useState } from "react";
import type { DocumentFilter } from "#domain/documents/index.ts";
import { CustomerDocumentsViewModel } from "./customer-documents.view-model.ts";
import { CustomerDocumentsView } from "./customer-documents.view.tsx";
import type { CustomerDocumentsDependencies } from "./documents-dependencies.ts";

export interface CustomerDocumentsScreenProps {
  readonly dependencies: CustomerDocumentsDependencies;
  /** Reads the filter from the address. */
  readonly filterOfAddress: () => DocumentFilter;
  /** Writes the filter to the address. */
  readonly onFilter: (filter: DocumentFilter) => void;
}

/** `/documents` with its view model. */
export function CustomerDocumentsScreen({ dependencies, filterOfAddress, onFilter }: CustomerDocumentsScreenProps) {
  const [model] = useState(() => new CustomerDocumentsViewModel(dependencies, filterOfAddress()));
  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);
  useEffect(() => reaction(() => model.filter, onFilter), [model, onFilter]);
  return <CustomerDocumentsView model={model} />;
}
