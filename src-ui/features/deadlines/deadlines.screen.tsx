import { useEffect, useState } from "react";
import { DeadlinesView } from "./deadlines.view.tsx";
import { DeadlinesViewModel } from "./deadlines.view-model.ts";
import type { DeadlinesDependencies } from "./deadlines-dependencies.ts";

/** Screen of all legal deadlines (DEADLINE-03). */
export function DeadlinesScreen({ dependencies }: { readonly dependencies: DeadlinesDependencies }) {
  const [model] = useState(() => new DeadlinesViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  return <DeadlinesView model={model} />;
}
