import { useEffect, useState } from "react";
import { FaqModel, type FaqWorld } from "./faq.model.ts";
import { FaqView } from "./faq.view.tsx";

/** Questions and answers; `asked` is the question that the address names. */
export function FaqScreen({ world, asked }: { readonly world: FaqWorld; readonly asked: string | undefined }) {
  const [model] = useState(() => new FaqModel(world));
  useEffect(() => model.start(), [model]);
  useEffect(() => model.ask(asked), [model, asked]);
  return <FaqView model={model} />;
}
