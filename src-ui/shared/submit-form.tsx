import { useEffect, useRef, type CSSProperties, type ReactNode } from "react";

export interface SubmitFormProps {
  /** Id, for a submit button outside the form. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Submits the form; resolves with the name of the first wrong field, if there is one. */
  readonly submit: () => Promise<string | undefined>;
  /** Field that the server refused in a later step. It takes the focus when the form is shown again. */
  readonly refusedField?: string | undefined;
  readonly children: ReactNode;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  (form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? form)?.focus();
}

/**
 * Form with a submit handler. Moves the focus to the first wrong field, or to the form if that field is not rendered.
 */
export function SubmitForm({ id, className = "stack", style, submit, refusedField, children }: SubmitFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const send = async (): Promise<void> => {
    const wrong = await submit();
    if (wrong !== undefined) focusField(box.current, wrong);
  };
  useEffect(() => {
    if (refusedField !== undefined) focusField(box.current, refusedField);
  }, [refusedField]);
  return (
    <form
      id={id}
      ref={box}
      className={className}
      style={style}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}
