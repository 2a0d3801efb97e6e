import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "../services.texts.ts";
import { formatWeekdayDate } from "#ui/shared/upcoming/format-visit.ts";
import { formatOnDay, formatOnVisit } from "./format-on-visit.ts";
import type { MoveChoice, MoveViewModel } from "./move.view-model.ts";
import { VisitPlaceText } from "../visit-place.view.tsx";
import { WriteDialog } from "./write-dialog.view.tsx";

interface MoveDialogProps {
  readonly model: MoveViewModel;
  readonly onClose: () => void;
}

/** "Termin przeniesienia" (PROD-08). */
export const MoveDialog = observer(function MoveDialog({ model, onClose }: MoveDialogProps) {
  const { section, write } = model;
  const canSend = section.status === "ready" && section.value.days.length > 0;
  const done = (
    <ResultMessage sign={CircleCheck} tone="good" title={t("moving.done")}>
      {write.result?.plannedFor !== undefined && (
        <p>{t("moving.doneText", { day: formatOnDay(write.result.plannedFor) })}</p>
      )}
      <NewAddress address={write.result?.newAddress} />
      <VisitNote model={model} />
    </ResultMessage>
  );
  return (
    <WriteDialog
      name="service-move"
      size="xl"
      title={t("moving.title")}
      model={write}
      submit={t("moving.send")}
      busy={t("dialog.saving")}
      canSend={canSend}
      done={done}
      onClose={onClose}
    >
      <Choice model={model} />
    </WriteDialog>
  );
});

/** Address to which the service moves, where the operator states it (VISIT-05). */
function NewAddress({ address }: { readonly address: string | undefined }) {
  return (
    address !== undefined && (
      <p>
        {t("moving.newAddress")} <strong lang="pl">{providerText(address)}</strong>.
      </p>
    )
  );
}

/**
 * Says whether the service moves before a booked visit, and where the technician comes (VISIT-10). The operator states
 * the address for the planned day, not for one that is only chosen.
 */
const VisitNote = observer(function VisitNote({ model }: { readonly model: MoveViewModel }) {
  const { day, visit, isDayPlanned, helpLine } = model;
  if (day === undefined || visit === undefined) return null;
  const { address, from } = visit;
  const visitDay = warsawDateAt(from);
  const key = visitDay < day ? "moving.visitBefore" : visitDay === day ? "moving.visitOnDay" : "moving.visitAfter";
  const hasPlace = address === undefined ? visitDay >= day : isDayPlanned;
  return (
    <p role="status">
      {providerText(t(key, { when: formatOnVisit(visit) }))}
      {hasPlace && (
        <>
          {" "}
          <VisitPlaceText address={address} helpLine={helpLine} />
        </>
      )}
    </p>
  );
});

const Choice = observer(function Choice({ model }: { readonly model: MoveViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder section={section} loading={t("moving.loading")} failed={t("moving.failed")} level={3}>
        <SkeletonRows rows={2} />
      </SectionPlaceholder>
    );
  return (
    <ListContent
      incomplete={section.incomplete}
      isEmpty={section.value.plannedFor === undefined}
      empty={
        <EmptyState title={t("moving.none")} level={3}>
          {t("moving.noneText")}
        </EmptyState>
      }
    >
      <Days model={model} choice={section.value} isComplete={section.incomplete === undefined} />
    </ListContent>
  );
});

const Days = observer(function Days({
  model,
  choice: { plannedFor, newAddress, days },
  isComplete,
}: {
  readonly model: MoveViewModel;
  readonly choice: MoveChoice;
  readonly isComplete: boolean;
}) {
  const { form } = model.write;
  if (plannedFor === undefined) return null;
  const violation = form.violationOf("day");
  return (
    <>
      <p>
        {t("moving.planned")} <strong>{providerText(formatOnDay(plannedFor))}</strong>.
      </p>
      <NewAddress address={newAddress} />
      <p className="muted">{t("moving.own")}</p>
      {days.length === 0 ? (
        isComplete && (
          <Banner tone="info" live="none" title={t("moving.full")}>
            {t("moving.fullText")}
          </Banner>
        )
      ) : (
        <SelectField
          label={t("moving.label")}
          name="day"
          value={form.form.day}
          error={
            violation === undefined
              ? undefined
              : violation.key === "required"
                ? t("visit.chooseDay")
                : messageOf(violation)
          }
          onValue={(day) => form.set("day", day)}
          onBlur={() => form.leave("day")}
        >
          <option value="">{t("dialog.choose")}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatWeekdayDate(day)}
            </option>
          ))}
        </SelectField>
      )}
      <VisitNote model={model} />
    </>
  );
});
