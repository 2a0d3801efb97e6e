import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { LONGEST_CUSTOM_NAME } from "#domain/products/renamed.ts";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Result } from "#ui/shared/result.tsx";
import { t } from "../services.texts.ts";
import type { RenameModel } from "./rename.ts";
import { WriteDialog } from "./write-dialog.view.tsx";

interface RenameDialogProps {
  readonly model: RenameModel;
  /** What the provider calls it. */
  readonly ownName: string;
  readonly onClose: () => void;
}

/** "Nazwa usługi" (PROD-07). */
export const RenameDialog = observer(function RenameDialog({ model, ownName, onClose }: RenameDialogProps) {
  const { form, result } = model;
  const complaint = form.complaintOf("name");
  const done = (
    <Result sign={CircleCheck} tone="good" title={t("rename.done")}>
      <p>
        {result?.customName === undefined
          ? t("rename.doneBack", { name: ownName })
          : t("rename.doneText", { name: result.customName })}
      </p>
    </Result>
  );
  return (
    <WriteDialog
      name="service-name"
      size="m"
      title={t("rename.title")}
      model={model}
      submit={t("rename.send")}
      busy={t("desk.saving")}
      canSend
      done={done}
      onClose={onClose}
    >
      <TextField
        label={t("rename.label")}
        name="name"
        autoComplete="off"
        help={t("rename.help", { count: LONGEST_CUSTOM_NAME, name: providerText(ownName) })}
        value={form.form.name}
        error={complaint === undefined ? undefined : messageOf(complaint)}
        onValue={(value) => form.set("name", value)}
        onBlur={() => form.leave("name")}
      />
    </WriteDialog>
  );
});
