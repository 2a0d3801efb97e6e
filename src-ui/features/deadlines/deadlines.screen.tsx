import { useEffect, useState } from "react";
import { DeadlinesView } from "./deadlines.view.tsx";
import { DeadlinesViewModel, type DeadlinesDependencies } from "./deadlines.view-model.ts";

/** Screen of all legal deadlines (DEADLINE-03). */
export function DeadlinesScreen({ dependencies }: { readonly dependencies: DeadlinesDependencies }) {
  const [model] = useState(() => new DeadlinesViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <DeadlinesView model={model} />;
}
