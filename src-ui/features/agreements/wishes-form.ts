import { wishedValue, wishesFrom, type Agreement } from "#domain/consents/index.ts";
import { requiredPermissions } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";

/** What the customer wants changed among the consents (`wishTexts`): nothing when the page opens. */
export class WishesForm {
  @Kept
  @CheckedWith((form: WishesForm) => [() => requiredPermissions(WishesForm.chosenIn(form))])
  wishes: readonly string[] = [];
  readonly #known: () => readonly Agreement[];

  /** @param known the consents as they are known by now */
  constructor(known: () => readonly Agreement[]) {
    this.#known = known;
  }

  static chosenIn(form: WishesForm): readonly { readonly required: boolean; readonly state: boolean }[] {
    const wishes = wishesFrom(form.wishes);
    return form.#known().map((consent) => ({ required: consent.required, state: wishedValue(consent, wishes) }));
  }
}
