import { type FormEvent, useEffect, useReducer, useState } from "react";
import type { FieldName, FormModel } from "#ui/shared/forms/form-model.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import type { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";

/** A form's model as a view draws it. The gallery has no store, so whoever changes the model draws it anew. */
export function useFormModel<Form extends object>(make: () => FormModel<Form>, unsaved: UnsavedChanges) {
  const [model] = useState(make);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => unsaved.watch(model), [unsaved, model]);

  const set = <Name extends FieldName<Form>>(field: Name, value: Form[Name]) => {
    model.set(field, value);
    draw();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ending = model.submit();
    draw();
    await ending;
    draw();
  };
  const errorOf = (field: FieldName<Form>): string | undefined => {
    const complaint = model.complaintOf(field);
    return complaint === undefined ? undefined : messageOf(complaint);
  };
  return {
    model,
    attempt: model.attempts,
    draw,
    submit,
    errorOf,
    set,
    reset: () => {
      model.reset();
      draw();
    },
    leave: (field: FieldName<Form>) => () => {
      model.leave(field);
      draw();
    },
  };
}

export type FormBinding<Form extends object> = ReturnType<typeof useFormModel<Form>>;
