import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { AgreementsViewModel } from "./agreements.view-model.ts";
import { AgreementsView } from "./agreements.view.tsx";

export interface AgreementsScreenProps {
  readonly dependencies: AgreementsDependencies;
  /** The account that is acted for, where there are several. */
  readonly account: string | undefined;
  /** Asks before the page is left with changes; returns what stops that. */
  readonly watch: (form: AgreementsViewModel["form"]) => () => void;
}

/** The consents of one account, for as long as their page is open. */
export const AgreementsScreen = observer(function AgreementsScreen({
  dependencies,
  account,
  watch,
}: AgreementsScreenProps) {
  const [model] = useState(() => new AgreementsViewModel(dependencies));
  useEffect(() => model.start(), [model]);
  useEffect(() => watch(model.form), [model, watch]);
  return <AgreementsView model={model} account={account} />;
});
