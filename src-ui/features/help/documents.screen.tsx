import { useEffect, useState } from "react";
import { DocumentsModel, type DocumentsWorld } from "./documents.model.ts";
import { DocumentsView } from "./documents.view.tsx";

/** Documents that everybody may read. */
export function DocumentsScreen({ world }: { readonly world: DocumentsWorld }) {
  const [model] = useState(() => new DocumentsModel(world));
  useEffect(() => model.start(), [model]);
  return <DocumentsView model={model} />;
}
