import { isDemanded, parseSelection, selectedValue, type Agreement } from "#domain/consents/index.ts";
import { requiredPermissions } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";

/** Pending changes of the consents (`serializeSelection`); empty when the page opens. */
export class ConsentChangesForm {
  @Persisted
  @CheckedWith((form: ConsentChangesForm) => [() => requiredPermissions(ConsentChangesForm.chosenIn(form))])
  pendingChanges: readonly string[] = [];
  readonly #known: () => readonly Agreement[];

  /** @param known returns the consents as currently loaded */
  constructor(known: () => readonly Agreement[]) {
    this.#known = known;
  }

  static chosenIn(form: ConsentChangesForm): readonly { readonly required: boolean; readonly state: boolean }[] {
    const pendingChanges = parseSelection(form.pendingChanges);
    return form.#known().map((consent) => ({
      required: isDemanded(consent, pendingChanges),
      state: selectedValue(consent, pendingChanges),
    }));
  }
}
