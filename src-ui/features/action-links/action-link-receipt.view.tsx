import { isPaidOrder, type ActionLink, type ActionLinkDocument } from "#domain/action-links/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { OrderNextSteps } from "#ui/shared/contract-summary/order-next-steps.tsx";
import { useWithdrawalWindow } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { ActionLinkDocuments } from "./action-link-documents.view.tsx";
import { ActionLinkFacts } from "./action-link-facts.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

/** Next steps of an order, and all facts and documents of an answered link. */
export function ActionLinkReceipt({
  actionLink,
  documents,
  today,
}: {
  readonly actionLink: ActionLink;
  readonly documents: readonly ActionLinkDocument[];
  readonly today: WarsawDate;
}) {
  const { state, delivery, day, closedOn, number } = actionLink;
  const withdrawal = useWithdrawalWindow({ concludedOn: closedOn }, today);
  return (
    <>
      {state === "accepted" && isPaidOrder(actionLink) && (
        <OrderNextSteps
          delivery={delivery}
          deliveryDay={day}
          withdrawal={withdrawal}
          confirmation={t("confirmation")}
          orderNumber={number === "" ? undefined : number}
        />
      )}
      <ActionLinkFacts actionLink={actionLink} />
      {state === "accepted" && <ActionLinkDocuments documents={documents} />}
    </>
  );
}
