import "./field.css";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";

/** Texts around an input: label, help, error, the input, then a foot. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** "(nieobowiązkowo)"; required fields are not marked. */
  readonly optional?: string | undefined;
  readonly help?: ReactNode;
  /** Error and its fix; above the input, so that no keyboard covers it. */
  readonly error?: ReactNode;
  /**
   * Id of an element that describes the context, such as the heading of a step; announced with the field while it has
   * no error.
   */
  readonly describedById?: string | undefined;
  /** Text below the input, such as a character counter. */
  readonly foot?: ReactNode;
}

/** Native attributes that the caller may set. */
export type NativeInput = Omit<ComponentPropsWithRef<"input">, "aria-describedby" | "aria-invalid" | "children">;

/** Attributes that associate an input with its texts. */
export interface FieldAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id for other elements that refer to the input, such as an error summary. */
  readonly id?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** Labelled control. The child receives the attributes that associate it with its label, help and error. */
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
          {/* One item of the row: an error may consist of several elements. */}
          <span>{error}</span>
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
