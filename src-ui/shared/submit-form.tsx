import { useRef, type CSSProperties, type ReactNode } from "react";

export interface SubmitFormProps {
  /** For a button outside of it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Sends what is filled in; resolves with the name of the first field that is to be mended, if there is one. */
  readonly submit: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** A form that the portal sends itself: what is to be mended takes the focus, and where that is not drawn, the form. */
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
