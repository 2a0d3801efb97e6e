import { Calendar, CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { BookedVisit, VisitDay } from "#domain/products/appointment.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "../services.texts.ts";
import { formatWeekdayDate, formatHours } from "#ui/shared/upcoming/format-visit.ts";
import { formatOnVisit } from "./format-on-visit.ts";
import type { VisitChoice, VisitViewModel } from "./visit.view-model.ts";
import { MoveBeforeVisitText } from "../move-before-visit.view.tsx";
import { MoveNote } from "./move-note.view.tsx";
import { VisitFacts } from "./visit-facts.view.tsx";
import { WriteDialog } from "./write-dialog.view.tsx";

interface VisitDialogProps {
  readonly model: VisitViewModel;
  readonly onClose: () => void;
}

/** "Wizyta technika": booked visit, and free slots by day. */
export const VisitDialog = observer(function VisitDialog({ model, onClose }: VisitDialogProps) {
  const { section, write } = model;
  const canSend = section.status === "ready" && section.value.days.length > 0;
  const moved = write.result && model.moveBefore(write.result);
  const done = write.result !== undefined && (
    <ResultMessage sign={CircleCheck} tone="good" title={t(model.isChange ? "visit.changed" : "visit.done")}>
      <p>{t("visit.doneText", { when: formatOnVisit(write.result) })}</p>
      <VisitFacts model={model} />
      {moved !== undefined && (
        <p>
          <MoveBeforeVisitText move={moved} helpLine={model.helpLine} />
        </p>
      )}
      <Save model={model} visit={write.result} />
    </ResultMessage>
  );
  return (
    <WriteDialog
      name="visit"
      size="xl"
      title={t(model.isChange ? "visit.changeTitle" : "visit.title")}
      model={write}
      submit={t(model.isChange ? "visit.change" : "visit.send")}
      busy={t(model.isChange ? "dialog.saving" : "visit.busy")}
      canSend={canSend}
      done={done}
      onClose={onClose}
    >
      <Choice model={model} />
    </WriteDialog>
  );
});

const Choice = observer(function Choice({ model }: { readonly model: VisitViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder section={section} loading={t("visit.loading")} failed={t("visit.failed")} level={3}>
        <SkeletonRows rows={3} />
      </SectionPlaceholder>
    );
  return (
    <ListContent
      incomplete={section.incomplete}
      isEmpty={section.value.booked === undefined && section.value.days.length === 0}
      empty={<NoSlots />}
    >
      <Slots model={model} choice={section.value} isComplete={section.incomplete === undefined} />
    </ListContent>
  );
});

const Slots = observer(function Slots({
  model,
  choice: { booked, days },
  isComplete,
}: {
  readonly model: VisitViewModel;
  readonly choice: VisitChoice;
  readonly isComplete: boolean;
}) {
  const moved = booked && model.moveBefore(booked);
  return (
    <>
      <VisitFacts model={model} />
      {booked !== undefined && (
        <Banner
          tone="info"
          live="none"
          title={t("visit.booked", { when: formatOnVisit(booked) })}
          action={<Save model={model} visit={booked} />}
        >
          {moved !== undefined && (
            <>
              <MoveBeforeVisitText move={moved} helpLine={model.helpLine} />{" "}
            </>
          )}
          {t("visit.bookedText")}
        </Banner>
      )}
      {days.length > 0 ? <Fields model={model} days={days} /> : isComplete && <NoSlots />}
    </>
  );
});

function NoSlots() {
  return (
    <Banner tone="notice" live="none" title={t("visit.none")}>
      {t("visit.noneText")}
    </Banner>
  );
}

const Fields = observer(function Fields({
  model,
  days,
}: {
  readonly model: VisitViewModel;
  readonly days: readonly VisitDay[];
}) {
  const { form } = model.write;
  const errorOf = (field: "day" | "slotId") => {
    const violation = form.violationOf(field);
    if (violation === undefined) return undefined;
    if (violation.key === "required") return t(field === "day" ? "visit.chooseDay" : "visit.chooseHours");
    return messageOf(violation);
  };
  const day = days.find((one) => one.day === form.form.day);
  const options = (day?.slots ?? []).map((slot) => ({ value: slot.slotId, label: formatHours(slot) }));
  return (
    <>
      <SelectField
        label={t("visit.day")}
        name="day"
        value={form.form.day}
        error={errorOf("day")}
        onValue={model.chooseDay}
        onBlur={() => form.leave("day")}
      >
        <option value="">{t("dialog.choose")}</option>
        {days.map((one) => (
          <option key={one.day} value={one.day}>
            {formatWeekdayDate(one.day)}
          </option>
        ))}
      </SelectField>
      <MoveNote model={model} day={day?.day} />
      {day !== undefined && (
        <ChoiceGroup
          legend={t("visit.hours")}
          name="slotId"
          help={t("visit.hoursHelp")}
          options={options}
          value={form.form.slotId}
          error={errorOf("slotId")}
          onValue={(slotId) => form.set("slotId", slotId)}
        />
      )}
    </>
  );
});

const Save = observer(function Save({ model, visit }: { readonly model: VisitViewModel; readonly visit: BookedVisit }) {
  return (
    <span>
      <Button
        variant="quiet"
        size="s"
        flush
        icon={Calendar}
        onClick={() => void model.save(visit, t("visit.summary"))}
        {...trackedAs("visit-calendar", "DOWNLOAD")}
      >
        {t("visit.save")}
      </Button>
      {model.hasSaveFailed && (
        <span role="alert" className="muted">
          {t("visit.unsaved")}
        </span>
      )}
    </span>
  );
});
