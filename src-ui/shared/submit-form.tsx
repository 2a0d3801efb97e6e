import { useRef, type CSSProperties, type ReactNode } from "react";

export interface SubmitFormProps {
  /** Id, for a submit button outside the form. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Submits the form; resolves with the name of the first wrong field, if there is one. */
  readonly submit: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

/**
 * Form with a submit handler. Moves the focus to the first wrong field, or to the form if that field is not rendered.
 */
export function SubmitForm({ id, className = "stack", style, submit, children }: SubmitFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const send = async (): Promise<void> => {
    const wrong = await submit();
    if (wrong !== undefined) (box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`) ?? box.current)?.focus();
  };
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
