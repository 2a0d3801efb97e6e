import { observer } from "#ui/shared/observer.ts";
import type { BlockadeCase, PrimaryPaymentPlace } from "#domain/account/blockade-case.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { arrearsPayLabel } from "#ui/shared/arrears-pay-label.ts";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { Money } from "#ui/shared/money.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ArrearsRestView } from "#ui/shared/pending-rest/pending-rest.view.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./invoices.texts.ts";

/** Reason of the blockade, the amount that ends it, and the limited services. */
export interface BlockadeViewState {
  readonly blockadeCase: BlockadeCase | undefined;
  /** Overdue amount; its payment ends the blockade. */
  readonly arrears: Grosze;
  /** Payment of the arrears; `undefined` before it (PROD-14). */
  readonly arrearsPayment: ArrearsPayment | undefined;
  /** True while a payment of an overdue entry is pending: `arrears` need not be all (FIN-37). */
  readonly hasPendingArrears: boolean;
  readonly pendingSums: PendingSums;
  /** Place of the primary payment button. */
  readonly leads: PrimaryPaymentPlace;
  /** Continues a started payment of the arrears; `undefined` if none can be continued (PROD-17). */
  readonly resume: (() => void) | undefined;
  payArrears(): void;
}

/**
 * Blockade above the invoices, with one sum and one action (PROD-09). When a company collects the debt, the customer
 * must contact it first, so there is no button to pay.
 */
export const BlockadeView = observer(function BlockadeView({ model }: { readonly model: BlockadeViewState }) {
  const { blockadeCase, arrears, arrearsPayment } = model;
  if (blockadeCase === undefined) return null;
  const { blockade, limited, restoresServices, debtCollector } = blockadeCase;
  const { resume } = model;
  const pay =
    resume !== undefined ? (
      <Button variant="pay" onClick={resume} {...trackedAs("payment-resume")}>
        {t("blockade.resume")}
      </Button>
    ) : (
      model.leads === "blockade" && (
        <IfAvailable feature="payments">
          <Button variant="pay" aria-haspopup="dialog" onClick={() => model.payArrears()} {...trackedAs("pay-arrears")}>
            {arrearsPayLabel(arrears, model.hasPendingArrears)}
          </Button>
        </IfAvailable>
      )
    );
  return (
    <BlockadeBanner
      blockade={blockade}
      restoresServices={restoresServices}
      payment={arrearsPayment}
      action={pay === false ? undefined : pay}
    >
      {arrears > 0 && (
        <>
          {" "}
          {t("blockade.owed")} <Money amount={arrears} />.
        </>
      )}
      {model.hasPendingArrears && (
        <>
          {" "}
          <ArrearsRestView sums={model.pendingSums} overdue={arrears} />
        </>
      )}
      {debtCollector !== undefined && ` ${t("blockade.askFirst")}`}
      {limited.length > 0 && (
        <>
          {" "}
          <TextWithPolish
            t={t}
            of={arrearsPayment === undefined ? "blockade.limited" : "blockade.stillLimited"}
            parts={{ services: limited.join(", ") }}
          />
        </>
      )}
    </BlockadeBanner>
  );
});
