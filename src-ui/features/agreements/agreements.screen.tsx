import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { AgreementsWorld } from "./agreements-world.ts";
import { AgreementsModel } from "./agreements.model.ts";
import { AgreementsView } from "./agreements.view.tsx";

export interface AgreementsScreenProps {
  readonly world: AgreementsWorld;
  /** The account that is acted for, where there are several. */
  readonly account: string | undefined;
  /** Asks before the page is left with changes; returns what stops that. */
  readonly watch: (form: AgreementsModel["form"]) => () => void;
}

/** The consents of one account, for as long as their page is open. */
export const AgreementsScreen = observer(function AgreementsScreen({ world, account, watch }: AgreementsScreenProps) {
  const [model] = useState(() => new AgreementsModel(world));
  useEffect(() => model.start(), [model]);
  useEffect(() => watch(model.form), [model, watch]);
  return <AgreementsView model={model} account={account} />;
});
