import { observer } from "#ui/shared/observer.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { t } from "../services.texts.ts";
import type { PremiumNumbersViewModel } from "./premium-numbers.view-model.ts";
import { WriteDialog } from "./write-dialog.view.tsx";

interface PremiumDialogProps {
  readonly model: Pick<PremiumNumbersViewModel, "write" | "thresholds">;
  readonly onClose: () => void;
}

/** Threshold and blocks of premium numbers (PREMIUM-02). */
export const PremiumDialog = observer(function PremiumDialog({ model, onClose }: PremiumDialogProps) {
  const { write, thresholds } = model;
  const { form } = write;
  return (
    <WriteDialog
      name="premium-numbers"
      size="m"
      title={t("premium.title")}
      model={write}
      submit={t("premium.save")}
      busy={t("dialog.saving")}
      canSend
      done={null}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t("premium.choice")}
        help={t("premium.help")}
        name="limit"
        options={thresholds.map((amount) => ({
          value: String(amount),
          label: formatMoney(amount),
          note: amount === 0 ? t("premium.nothing") : undefined,
        }))}
        value={form.form.limit}
        onValue={(value) => form.set("limit", value)}
      />
      <CheckboxField
        label={t("premium.blockCalls")}
        checked={form.form.blocksCalls}
        onValue={(checked) => form.set("blocksCalls", checked)}
      />
      <CheckboxField
        label={t("premium.blockMessages")}
        checked={form.form.blocksMessages}
        onValue={(checked) => form.set("blocksMessages", checked)}
      />
    </WriteDialog>
  );
});
