import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { MAX_CUSTOM_NAME_LENGTH } from "#domain/products/custom-name.ts";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { t } from "../services.texts.ts";
import type { RenameViewModel } from "./rename-form.ts";
import { WriteDialog } from "./write-dialog.view.tsx";

interface RenameDialogProps {
  readonly model: RenameViewModel;
  /** Name from the server. */
  readonly ownName: string;
  readonly onClose: () => void;
}

/** "Nazwa usługi" (PROD-07). */
export const RenameDialog = observer(function RenameDialog({ model, ownName, onClose }: RenameDialogProps) {
  const { form, result } = model;
  const violation = form.violationOf("name");
  const done = (
    <ResultMessage sign={CircleCheck} tone="good" title={t("rename.done")}>
      <p>
        {result?.customName === undefined
          ? t("rename.doneBack", { name: ownName })
          : t("rename.doneText", { name: result.customName })}
      </p>
    </ResultMessage>
  );
  return (
    <WriteDialog
      name="service-name"
      size="m"
      title={t("rename.title")}
      model={model}
      submit={t("rename.send")}
      busy={t("dialog.saving")}
      canSend
      done={done}
      onClose={onClose}
    >
      <TextField
        label={t("rename.label")}
        name="name"
        autoComplete="off"
        help={t("rename.help", { count: MAX_CUSTOM_NAME_LENGTH, name: providerText(ownName) })}
        value={form.form.name}
        error={violation === undefined ? undefined : messageOf(violation)}
        onValue={(value) => form.set("name", value)}
        onBlur={() => form.leave("name")}
      />
    </WriteDialog>
  );
});
