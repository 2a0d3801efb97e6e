import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Banner } from "#ui/design-system/banner.tsx";
import { Blank } from "#ui/design-system/blank.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Result } from "#ui/shared/result.tsx";
import { t } from "../services.texts.ts";
import { dayWords } from "./day-words.ts";
import type { MoveChoice, MoveModel } from "./move.ts";
import { WriteDialog } from "./write-dialog.view.tsx";

interface MoveDialogProps {
  readonly model: MoveModel;
  readonly onClose: () => void;
}

/** "Termin przeniesienia" (PROD-08). */
export const MoveDialog = observer(function MoveDialog({ model, onClose }: MoveDialogProps) {
  const { part, write } = model;
  const canSend = part.status === "ready" && part.value.days.length > 0;
  const done = (
    <Result sign={CircleCheck} tone="good" title={t("moving.done")}>
      {write.result?.plannedFor !== undefined && (
        <p>{t("moving.doneText", { day: dayWords(write.result.plannedFor) })}</p>
      )}
    </Result>
  );
  return (
    <WriteDialog
      name="service-move"
      size="xl"
      title={t("moving.title")}
      model={write}
      submit={t("moving.send")}
      busy={t("desk.saving")}
      canSend={canSend}
      done={done}
      onClose={onClose}
    >
      <Choice model={model} />
    </WriteDialog>
  );
});

const Choice = observer(function Choice({ model }: { readonly model: MoveModel }) {
  const { part } = model;
  switch (part.status) {
    case "loading":
      return (
        <Loading label={t("moving.loading")}>
          <SkeletonRows rows={2} />
        </Loading>
      );
    case "failed":
      return <FailedPart title={t("moving.failed")} level={3} busy={part.retrying} onRetry={part.retry} />;
    case "ready":
      return <Days model={model} choice={part.value} />;
  }
});

const Days = observer(function Days({
  model,
  choice: { plannedFor, days },
}: {
  readonly model: MoveModel;
  readonly choice: MoveChoice;
}) {
  const { form } = model.write;
  if (plannedFor === undefined)
    return (
      <Blank title={t("moving.none")} level={3}>
        {t("moving.noneText")}
      </Blank>
    );
  const complaint = form.complaintOf("day");
  return (
    <>
      <p>
        {t("moving.planned")} <strong>{dayWords(plannedFor)}</strong>.
      </p>
      {days.length === 0 ? (
        <Banner tone="info" live="none" title={t("moving.full")}>
          {t("moving.fullText")}
        </Banner>
      ) : (
        <SelectField
          label={t("moving.label")}
          name="day"
          value={form.form.day}
          error={complaint === undefined ? undefined : messageOf(complaint)}
          onValue={(day) => form.set("day", day)}
          onBlur={() => form.leave("day")}
        >
          <option value="">{t("desk.choose")}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {dayWords(day)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
});
