import { type FormEvent, useEffect, useReducer, useState } from "react";
import type { FieldName, FormModel } from "#ui/shared/forms/form-model.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import type { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";

/** Binds a form's model to a view. The gallery has no store, so every change renders the view again. */
export function useFormModel<Form extends object>(createModel: () => FormModel<Form>, unsavedChanges: UnsavedChanges) {
  const [model] = useState(createModel);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => unsavedChanges.watch(model), [unsavedChanges, model]);

  const set = <Name extends FieldName<Form>>(field: Name, value: Form[Name]) => {
    model.set(field, value);
    rerender();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ending = model.submit();
    rerender();
    await ending;
    rerender();
  };
  const errorOf = (field: FieldName<Form>): string | undefined => {
    const violation = model.violationOf(field);
    return violation === undefined ? undefined : messageOf(violation);
  };
  return {
    model,
    attempt: model.attempts,
    rerender,
    submit,
    errorOf,
    set,
    reset: () => {
      model.reset();
      rerender();
    },
    leave: (field: FieldName<Form>) => () => {
      model.leave(field);
      rerender();
    },
  };
}

export type FormBinding<Form extends object> = ReturnType<typeof useFormModel<Form>>;
