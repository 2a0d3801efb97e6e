import { useState } from "react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TerminatedContractPage } from "#domain/termination/termination-page.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { observer } from "#ui/shared/observer.ts";
import { goesOnText } from "./terms-change-text.ts";
import { t } from "./termination.texts.ts";
import type { TerminationViewModel } from "./termination.view-model.ts";

interface RevocationProps {
  readonly model: TerminationViewModel;
  readonly page: Pick<TerminatedContractPage, "termination" | "termsAhead" | "sameEnd" | "orders">;
  /** Last day to revoke. */
  readonly until: WarsawDate;
}

/** Revocation of a termination, after a question that says what it means (TERM-05, TERM-38, TERM-60). */
export const Revocation = observer(function Revocation({ model, page, until }: RevocationProps) {
  const [isAsking, setAsking] = useState(false);
  const { terminationId, contractNumber } = page.termination;
  const { termsAhead, orders } = page;
  // No text promises unchanged terms where an order replaces the services.
  const replaced = orders.length === 0 ? undefined : replacedText(orders);
  return (
    <>
      <p>
        {t("revoke.text", { day: formatDate(until) })}{" "}
        {goesOnText(termsAhead, { goesOn: replaced ?? t("revoke.goesOn"), unchanged: replaced ?? t("revoke.same") })}
      </p>
      <div className="cluster answers">
        <Button
          saves
          busy={model.isRevoking}
          busyLabel={t("revoke.busy")}
          onClick={() => setAsking(true)}
          {...trackedAs("termination-revoke")}
        >
          {t("revoke.button")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t("revoke.question", { number: contractNumber })}
          confirmLabel={t("revoke.confirm")}
          cancelLabel={t("revoke.cancel")}
          onConfirm={() => {
            setAsking(false);
            void model.revoke(terminationId);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            {goesOnText(termsAhead, {
              goesOn: replaced ?? t("revoke.goesOn"),
              unchanged: replaced ?? t("revoke.meaning"),
            })}{" "}
            {againText(page)}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
});

/** Says that the orders still replace the services of the contract, or may do so (TERM-99). */
function replacedText(orders: RevocationProps["page"]["orders"]): string {
  return t(orders.some(({ replaced }) => replaced.length > 0) ? "revoke.goesOnReplaced" : "revoke.goesOnPerhaps");
}

/**
 * Says when the contract would end if it is terminated again. Says nothing of a later end while the customer can leave
 * because of a change: the text about the change names the last day of that end, and both would contradict each other.
 * Says nothing where an order replaces the services before it.
 */
function againText({ termination, termsAhead, sameEnd, orders }: RevocationProps["page"]): string {
  if (orders.some(({ replaced }) => replaced.length > 0)) return "";
  const hasExit = termsAhead.kind === "change" && termsAhead.change.exit !== undefined;
  switch (sameEnd) {
    case undefined:
      return hasExit ? "" : t("revoke.again");
    case "term-end":
      return t("revoke.againTerm", { day: formatDate(termination.endsOn) });
    case "changed-terms":
      return "";
  }
}
