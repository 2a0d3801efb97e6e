import { useState } from "react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Termination } from "#domain/termination/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { observer } from "#ui/shared/observer.ts";
import { t } from "./termination.texts.ts";
import type { TerminationViewModel } from "./termination.view-model.ts";

interface RevocationProps {
  readonly model: TerminationViewModel;
  readonly termination: Pick<Termination, "terminationId" | "contractNumber">;
  /** Last day to revoke. */
  readonly until: WarsawDate;
}

/** Revocation of a termination, after a question that says what it means (TERM-05, TERM-38). */
export const Revocation = observer(function Revocation({ model, termination, until }: RevocationProps) {
  const [isAsking, setAsking] = useState(false);
  const { terminationId, contractNumber } = termination;
  return (
    <>
      <p>{t("revoke.text", { day: formatDate(until) })}</p>
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
          <p>{t("revoke.meaning")}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
