import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { AgreementsViewModel } from "./agreements.view-model.ts";
import type { AgreementsHelpLine } from "./consent-row.view.tsx";
import { OrderedContracts } from "./ordered-contracts.view-model.ts";
import { WithdrawnContracts } from "./withdrawn-contracts.view-model.ts";
import { AgreementsView } from "./agreements.view.tsx";

export interface AgreementsScreenProps {
  readonly dependencies: AgreementsDependencies;
  /** Name of the current account; set only for customers with several accounts. */
  readonly account: string | undefined;
  readonly helpLine: AgreementsHelpLine | undefined;
  /** Guards the page against leaving with unsaved changes; returns the function that removes the guard. */
  readonly watch: (form: AgreementsViewModel["form"]) => () => void;
}

/** Creates the agreements view model while the page is open. */
export const AgreementsScreen = observer(function AgreementsScreen({
  dependencies,
  account,
  helpLine,
  watch,
}: AgreementsScreenProps) {
  const [model] = useState(() => new AgreementsViewModel(dependencies));
  const [withdrawn] = useState(() => new WithdrawnContracts(dependencies));
  useEffect(() => model.start(), [model]);
  const [ordered] = useState(() => new OrderedContracts(dependencies));
  useEffect(() => withdrawn.start(), [withdrawn]);
  useEffect(() => ordered.start(), [ordered]);
  useEffect(() => watch(model.form), [model, watch]);
  return <AgreementsView model={model} withdrawn={withdrawn} ordered={ordered} account={account} helpLine={helpLine} />;
});
