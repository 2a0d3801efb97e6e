import { useEffect, useState } from "react";
import { FaqViewModel, type FaqDependencies } from "./faq.view-model.ts";
import { FaqView } from "./faq.view.tsx";

/** Questions and answers; `asked` is the id of the question named by the address. */
export function FaqScreen({
  dependencies,
  asked,
}: {
  readonly dependencies: FaqDependencies;
  readonly asked: string | undefined;
}) {
  const [model] = useState(() => new FaqViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  useEffect(() => model.ask(asked), [model, asked]);
  return <FaqView model={model} />;
}
