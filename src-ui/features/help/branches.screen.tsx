import { useEffect, useState } from "react";
import { BranchesViewModel, type BranchesDependencies } from "./branches.view-model.ts";
import { BranchesView } from "./branches.view.tsx";

/** Creates the view model of the list of branches while its page is open. */
export function BranchesScreen({ dependencies }: { readonly dependencies: BranchesDependencies }) {
  const [model] = useState(() => new BranchesViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <BranchesView model={model} />;
}
