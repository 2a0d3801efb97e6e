import { observer } from "#ui/shared/observer.ts";
import { MAX_CUSTOM_NAME_LENGTH } from "#domain/products/custom-name.ts";
import { textLength } from "#domain/validation/index.ts";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { type FieldViolation, messageOf } from "#ui/shared/forms/messages.ts";
import { t } from "../services.texts.ts";
import type { RenameViewModel } from "./rename-form.ts";
import { WriteDialog } from "./write-dialog.view.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

interface RenameDialogProps {
  readonly model: RenameViewModel;
  /** Name from the server. */
  readonly ownName: string;
  readonly onClose: () => void;
}

/** Says how long a name is that is too long, because the customer cannot count it. */
function errorOf(violation: FieldViolation, name: string): string {
  return violation.key === "tooLong"
    ? t("rename.tooLong", { count: textLength(name), max: MAX_CUSTOM_NAME_LENGTH })
    : messageOf(violation);
}

/** "Nazwa usługi" (PROD-07). */
export const RenameDialog = observer(function RenameDialog({ model, ownName, onClose }: RenameDialogProps) {
  const { form } = model;
  const violation = form.violationOf("name");
  return (
    <WriteDialog
      name="service-name"
      size="m"
      title={t("rename.title")}
      model={model}
      submit={t("rename.send")}
      busy={t("dialog.saving")}
      canSend
      done={null}
      onClose={onClose}
    >
      <TextField
        label={t("rename.label")}
        name="name"
        autoComplete="off"
        help={
          <TextWithPolish t={t} of="rename.help" params={{ count: MAX_CUSTOM_NAME_LENGTH }} parts={{ name: ownName }} />
        }
        value={form.form.name}
        error={violation === undefined ? undefined : errorOf(violation, form.form.name)}
        onValue={(value) => form.set("name", value)}
        onBlur={() => form.leave("name")}
      />
    </WriteDialog>
  );
});
