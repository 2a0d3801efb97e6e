import { useEffect, useState } from "react";
import { DocumentsViewModel, type DocumentsDependencies } from "./documents.view-model.ts";
import { DocumentsView } from "./documents.view.tsx";

/** Creates the view model of the public documents while their page is open. */
export function DocumentsScreen({ dependencies }: { readonly dependencies: DocumentsDependencies }) {
  const [model] = useState(() => new DocumentsViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <DocumentsView model={model} />;
}
