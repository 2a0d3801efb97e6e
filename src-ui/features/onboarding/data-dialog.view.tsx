import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { VisibleContacts } from "./onboarding-tasks.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "onboarding");

export interface DataDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly reached: AsyncSection<VisibleContacts>;
  /** The customer wants to correct the data; opens their form. */
  readonly onChange: () => void;
}

/**
 * Shows the contact data; the customer confirms them or opens their form. Without any contact there is nothing to
 * confirm: the customer adds one (CONTACT-02).
 */
export function DataDialog({ reached, onDone, onChange, onClose }: DataDialogProps) {
  const facts = reached.status === "ready" ? reached.value.facts : [];
  const isEditable = reached.status !== "ready" || reached.value.isEditable;
  const isMissing = facts.length > 0 && facts.every(({ value }) => value === undefined);
  const change = isEditable && (
    <Button
      variant={isMissing ? "primary" : "secondary"}
      aria-haspopup="dialog"
      onClick={onChange}
      {...trackedAs("task-change")}
    >
      {t(isMissing ? "add_personalDataConfirm" : "change_personalDataConfirm")}
    </Button>
  );
  return (
    <ClosableDialog
      name="confirm-personal-data"
      size="m"
      title={t(isMissing ? "dialog_noContact" : "dialog_personalDataConfirm")}
      onClose={onClose}
      foot={
        isMissing ? (
          <>
            {change}
            <Button onClick={onClose}>{t("later")}</Button>
          </>
        ) : (
          <>
            <Button
              saves
              variant="primary"
              unavailable={facts.length > 0 ? undefined : t("dataFirst")}
              onClick={onDone}
              {...trackedAs("task-done")}
            >
              {t("confirm_personalDataConfirm")}
            </Button>
            {change}
          </>
        )
      }
    >
      <div className="stack">
        <p>{t(isMissing ? "first_noContact" : "first_personalDataConfirm")}</p>
        <Reached section={reached} />
        {!isEditable && <p>{t("dataElsewhere")}</p>}
      </div>
    </ClosableDialog>
  );
}

function Reached({ section }: { readonly section: AsyncSection<VisibleContacts> }) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={t("dataLoading")}>
          <SkeletonRows rows={2} />
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("dataFailed")}
          level={3}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      );
    case "ready": {
      const { facts, withheld } = section.value;
      return (
        <>
          {withheld !== "nothing" && (
            <Banner tone="info" live="none" title={t(`data_${withheld}`)}>
              {t(`dataText_${withheld}`)}
            </Banner>
          )}
          {facts.length > 0 && (
            <Facts>
              {facts.map(({ kind, value }) => (
                <Fact key={kind} label={t(kind)}>
                  {value === undefined ? t("noData") : kind === "phone" ? phoneText(value) : value}
                </Fact>
              ))}
            </Facts>
          )}
        </>
      );
    }
  }
}
