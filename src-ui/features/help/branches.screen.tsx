import { useEffect, useState } from "react";
import { BranchesModel, type BranchesWorld } from "./branches.model.ts";
import { BranchesView } from "./branches.view.tsx";

/** Where customers are served by people. */
export function BranchesScreen({ world }: { readonly world: BranchesWorld }) {
  const [model] = useState(() => new BranchesModel(world));
  useEffect(() => model.start(), [model]);
  return <BranchesView model={model} />;
}
