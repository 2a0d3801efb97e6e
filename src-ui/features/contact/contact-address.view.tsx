import { observer } from "#ui/shared/observer.ts";
import { isOptionalAddressField, type AddressFieldName } from "#domain/contact/contact-address-form.ts";
import { formatContactAddress } from "#domain/contact/contact.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import { ConfirmationCodeRow, type ConfirmationCodeStep } from "#ui/design-system/forms/confirmation-code-row.tsx";
import { FieldGroup } from "#ui/design-system/forms/field-group.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import type { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import { t } from "./contact.texts.ts";

interface AddressProps {
  readonly formState: ContactFormState;
  readonly model: ContactDialogViewModel;
}

/** Returns the id and name of an input. */
function addressInputName(field: AddressFieldName): string {
  return `contact-address-${field}`;
}

/** Row of the contact address: displayed, or its fields (ACC-02). It needs no code. */
export const ContactAddressRow = observer(function ContactAddressRow({ formState, model }: AddressProps) {
  const { stored } = formState.address;
  const step: ConfirmationCodeStep = model.address.isAddressOpen
    ? { kind: "edit-without-code", undoLabel: t("undo"), onUndo: model.address.cancelAddress }
    : {
        kind: "display",
        value: stored === undefined ? t("none") : formatContactAddress(stored),
        changeLabel: stored === undefined ? t("add") : t("change"),
        changeName: t(stored === undefined ? "addName" : "changeName", { field: t("name_address") }),
        onChange: model.address.openAddress,
      };
  return (
    <div>
      <ConfirmationCodeRow
        label={t("label_address")}
        step={step}
        field={(endActions) => (
          <FieldGroup legend={t("label_address")}>
            <div className="stack">
              <AddressFields formState={formState} model={model} />
              <div>{endActions}</div>
            </div>
          </FieldGroup>
        )}
      />
    </div>
  );
});

/** Fields side by side, where the dialog is wide enough. */
const ADDRESS_ROWS: readonly (readonly AddressFieldName[])[] = [["zip", "city"], ["street"], ["building", "flat"]];

const AUTO_COMPLETE: Readonly<Record<AddressFieldName, string>> = {
  zip: "postal-code",
  city: "address-level2",
  street: "address-line1",
  building: "off",
  flat: "off",
};

const AddressFields = observer(function AddressFields({ formState, model }: AddressProps) {
  return ADDRESS_ROWS.map((fields) => (
    <div key={fields.join()} className="field-row">
      {fields.map((field) => (
        <AddressField key={field} field={field} formState={formState} model={model} />
      ))}
    </div>
  ));
});

const AddressField = observer(function AddressField({
  field,
  formState,
  model,
}: AddressProps & { readonly field: AddressFieldName }) {
  const violation = model.address.addressViolationOf(field);
  return (
    <TextField
      id={addressInputName(field)}
      name={addressInputName(field)}
      label={t(`label_address_${field}`)}
      optional={isOptionalAddressField(field) ? t("optional") : undefined}
      value={formState.address.texts[field]}
      autoComplete={AUTO_COMPLETE[field]}
      error={violation === undefined ? undefined : messageOf(violation, t(`missing_address_${field}`))}
      onValue={(text) => model.address.dispatch({ kind: "edit-address", field, text })}
      onBlur={() => model.address.leave(field)}
    />
  );
});
