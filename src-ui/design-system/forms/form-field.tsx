import "./form-field.css";
import { type ReactNode, useId } from "react";
import { Field, type FieldTexts, type FieldAttributes } from "./field.tsx";
import { LoaderCircle } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { useAnnouncedError } from "./use-announced-error.ts";

/** Props of every form field, whatever its control. */
export interface FormFieldProps extends FieldTexts {
  /** Id for other elements that refer to the control, such as an error summary. */
  readonly id?: string | undefined;
  /**
   * Reason why the value cannot be changed; shown above the control, which stays focusable, so that screen readers
   * announce it.
   */
  readonly unavailable?: ReactNode;
  /** The value is being checked. */
  readonly busy?: boolean | undefined;
  /** "Sprawdzamy…", shown and announced while busy. */
  readonly busyLabel?: string | undefined;
}

/** Attributes that associate a control with its texts, and its locked state. */
export interface FormFieldAttributes extends FieldAttributes {
  readonly "aria-busy": true | undefined;
  /** A reason is shown above: controls with a read-only state use it, others are disabled. */
  readonly locked: boolean;
}

/** Splits props into those of the field and those of its control. */
export function splitFieldProps<Props extends FormFieldProps>(props: Props) {
  const { id, label, optional, help, error, foot, unavailable, busy, busyLabel, ...rest } = props;
  return { field: { id, label, optional, help, error, foot, unavailable, busy, busyLabel }, rest };
}

/** Returns the attributes shared by all text controls. */
export function textControlAttributes({ locked, ...attributes }: FormFieldAttributes, readOnly: boolean | undefined) {
  return { ...attributes, readOnly: locked || readOnly, "aria-disabled": locked ? true : undefined };
}

/**
 * Labelled control in a form. Announces an error once, if it results from the user's last input here. After a submit
 * the field stays silent, because the summary is announced and the first invalid field is focused.
 */
export function FormField({
  children,
  ...props
}: FormFieldProps & { readonly children: (attributes: FormFieldAttributes) => ReactNode }) {
  const { id, label, optional, help, error, foot, unavailable, busy = false, busyLabel } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const { announcement, listeners } = useAnnouncedError(`${inputId}-error`, error, busy);
  const locked = unavailable !== undefined && unavailable !== null && unavailable !== false;
  const working = busy && busyLabel !== undefined;
  return (
    <div className="form-field" {...listeners}>
      <Field
        id={inputId}
        label={label}
        optional={optional}
        help={
          help === undefined && !locked ? undefined : (
            <>
              {help}
              {locked && <span className="field__reason">{unavailable}</span>}
            </>
          )
        }
        error={error}
        foot={
          foot === undefined && !working ? undefined : (
            <>
              {working && (
                <span className="field__busy">
                  <Icon of={LoaderCircle} size="s" />
                  {busyLabel}
                </span>
              )}
              {foot}
            </>
          )
        }
      >
        {(attributes) => children({ ...attributes, "aria-busy": busy ? true : undefined, locked })}
      </Field>
      <p className="visually-hidden" role="status">
        {working ? busyLabel : announcement}
      </p>
    </div>
  );
}
