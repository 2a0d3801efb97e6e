import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { isLinkUnusable, type ActionLinkState } from "#domain/action-links/index.ts";
import { ActionLinkViewModel, type ActionLinkAddress, type ActionLinkDependencies } from "./action-link.view-model.ts";
import { ActionLinkView, type ActionLinkViewProps } from "./action-link.view.tsx";

export interface ActionLinkScreenProps extends Pick<ActionLinkViewProps, "helpLines" | "home" | "today"> {
  readonly dependencies: ActionLinkDependencies;
  readonly addressed: ActionLinkAddress;
  /** Called once the state of the action link is known; `wasJustAnswered`: changed by an answer given on this page. */
  readonly onFound: (state: ActionLinkState | "unusable", wasJustAnswered: boolean) => void;
}

/** Creates the view model of one action link and loads it while the page is open. */
export const ActionLinkScreen = observer(function ActionLinkScreen({
  dependencies,
  addressed,
  onFound,
  ...page
}: ActionLinkScreenProps) {
  const [model] = useState(() => new ActionLinkViewModel(dependencies, addressed));
  const { status } = model;

  useEffect(() => {
    void model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (status.kind === "refused" && isLinkUnusable(status.reason)) onFound("unusable", false);
    else if (status.kind === "unanswered") onFound("open", false);
    else if (status.kind === "settled") onFound(status.state, status.wasJustAnswered);
  }, [status, onFound]);

  return <ActionLinkView model={model} {...page} />;
});
