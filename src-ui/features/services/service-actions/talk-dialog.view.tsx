import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "../services.texts.ts";
import type { TalkViewModel } from "./talk-form.ts";
import { WriteDialog } from "./write-dialog.view.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

interface TalkDialogProps {
  readonly model: TalkViewModel;
  /** Name that the customer gave the service. */
  readonly name: string;
  readonly worksUntil: WarsawDate | undefined;
  readonly onClose: () => void;
}

/** Offers a call about a service that ends (showProductEndContactPopup). */
export const TalkDialog = observer(function TalkDialog({ model, name, worksUntil, onClose }: TalkDialogProps) {
  const { form, result } = model;
  const violation = form.violationOf("phone");
  const until = result?.callBefore;
  const done = (
    <ResultMessage sign={CircleCheck} tone="good" title={t("talk.done")}>
      <p>{until === undefined ? t("talk.doneText") : t("talk.doneUntil", { until: formatDateTime(until) })}</p>
    </ResultMessage>
  );
  return (
    <WriteDialog
      name="product-end"
      size="m"
      title={t("talk.title")}
      model={model}
      submit={t("talk.send")}
      busy={t("talk.busy")}
      canSend
      closeLabel={t("talk.no")}
      done={done}
      onClose={onClose}
    >
      <p>
        <TextWithPolish
          t={t}
          of={worksUntil === undefined ? "talk.text" : "talk.textUntil"}
          params={worksUntil && { date: formatDate(worksUntil) }}
          parts={{ name }}
        />
      </p>
      <MaskedField
        label={t("talk.phone")}
        name="phone"
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.form.phone}
        error={violation === undefined ? undefined : messageOf(violation, t("talk.phoneMissing"))}
        onValue={(value) => form.set("phone", value)}
        onBlur={() => form.leave("phone")}
      />
    </WriteDialog>
  );
});
