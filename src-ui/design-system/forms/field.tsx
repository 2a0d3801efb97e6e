import "./field.css";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";

/** What stands around an input: label, help, error, then the input, then a foot. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** "(nieobowiązkowo)"; what is required stays unmarked. */
  readonly optional?: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong and what to do; above the input, where no keyboard covers it. */
  readonly error?: ReactNode;
  /** Id of what tells where this field is, such as the heading of its step; said with it while nothing is wrong. */
  readonly describedById?: string | undefined;
  /** Beneath the input, such as a counter of characters. */
  readonly foot?: ReactNode;
}

/** The native attributes that a field leaves to its caller. */
export type NativeInput = Omit<ComponentPropsWithRef<"input">, "aria-describedby" | "aria-invalid" | "children">;

/** What ties an input to the words around it. */
export interface FieldAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Given where something else must find the input, such as an error summary. */
  readonly id?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A labelled control. The child gets the attributes that tie it to its label, help and error. */
export function Field({ id, label, optional, help, error, describedById, foot, children }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = `${inputId}-help`;
  const errorId = `${inputId}-error`;
  const hasHelp = help !== undefined;
  const hasError = error !== undefined;
  return (
    <div className="field">
      <label className="field__label" htmlFor={inputId}>
        {label}
        {optional !== undefined && (
          <>
            {" "}
            <span className="field__optional">{optional}</span>
          </>
        )}
      </label>
      {hasHelp && (
        <p className="field__help" id={helpId}>
          {help}
        </p>
      )}
      {hasError && (
        <p className="field__error" id={errorId}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
      {children({
        id: inputId,
        "aria-describedby": classNames(hasError ? errorId : describedById, hasHelp && helpId),
        "aria-invalid": hasError ? true : undefined,
      })}
      {foot !== undefined && <p className="field__foot">{foot}</p>}
    </div>
  );
}
