import { observer } from "mobx-react-lite";
import type { BlockadeCase, PrimaryPaymentPlace } from "#domain/account/blockade-case.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./invoices.texts.ts";

/** Why the account is on hold, what is to be paid and what is held back until then. */
export interface BlockadeViewState {
  readonly blockadeCase: BlockadeCase | undefined;
  /** What is to be paid to end it: what is overdue. */
  readonly arrears: Grosze;
  /** Which way to pay leads. */
  readonly leads: PrimaryPaymentPlace;
  payArrears(): void;
}

/**
 * On top of the invoices (PROD-09): one sum, and one thing to do. A debt that a company collects is not paid with one
 * press: it is asked first.
 */
export const BlockadeView = observer(function BlockadeView({ model }: { readonly model: BlockadeViewState }) {
  const { blockadeCase, arrears } = model;
  if (blockadeCase === undefined) return null;
  const { blockade, limited, debtCollector } = blockadeCase;
  const pay = model.leads === "blockade" && (
    <Button variant="pay" aria-haspopup="dialog" onClick={() => model.payArrears()}>
      <span>
        {t("blockade.pay")} <Money amount={arrears} />
      </span>
    </Button>
  );
  return (
    <BlockadeBanner blockade={blockade} action={pay === false ? undefined : pay}>
      {arrears > 0 && (
        <>
          {" "}
          {t("blockade.owed")} <Money amount={arrears} />.
        </>
      )}
      {arrears === 0 && blockade.type === "arrears" && ` ${t("blockade.settled")}`}
      {debtCollector !== undefined && ` ${t("blockade.askFirst")}`}
      {limited.length > 0 && ` ${t("blockade.limited", { services: limited.join(", ") })}`}
    </BlockadeBanner>
  );
});
