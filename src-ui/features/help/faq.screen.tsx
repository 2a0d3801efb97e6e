import { useEffect, useState } from "react";
import { FaqViewModel, type FaqDependencies } from "./faq.view-model.ts";
import { FaqView } from "./faq.view.tsx";

/** Questions and answers; `requestedQuestionId` is the id of the question named by the address. */
export function FaqScreen({
  dependencies,
  requestedQuestionId,
}: {
  readonly dependencies: FaqDependencies;
  readonly requestedQuestionId: string | undefined;
}) {
  const [model] = useState(() => new FaqViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  useEffect(() => model.openQuestion(requestedQuestionId), [model, requestedQuestionId]);
  return <FaqView model={model} />;
}
