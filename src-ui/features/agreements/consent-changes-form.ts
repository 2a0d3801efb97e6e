import { selectedValue, parseSelection, type Agreement } from "#domain/consents/index.ts";
import { requiredPermissions } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";

/** What the customer wants changed among the consents (`serializeSelection`): nothing when the page opens. */
export class ConsentChangesForm {
  @Persisted
  @CheckedWith((form: ConsentChangesForm) => [() => requiredPermissions(ConsentChangesForm.chosenIn(form))])
  wishes: readonly string[] = [];
  readonly #known: () => readonly Agreement[];

  /** @param known the consents as they are known by now */
  constructor(known: () => readonly Agreement[]) {
    this.#known = known;
  }

  static chosenIn(form: ConsentChangesForm): readonly { readonly required: boolean; readonly state: boolean }[] {
    const wishes = parseSelection(form.wishes);
    return form.#known().map((consent) => ({ required: consent.required, state: selectedValue(consent, wishes) }));
  }
}
