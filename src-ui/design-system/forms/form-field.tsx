import "./form-field.css";
import { type ReactNode, useId } from "react";
import { Field, type FieldTexts, type FieldAttributes } from "./field.tsx";
import { LoaderCircle } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { useAnnouncedError } from "./use-announced-error.ts";

/** What every field of the kit takes, whatever its control is. */
export interface FormFieldProps extends FieldTexts {
  /** Given where something else must find the control, such as an error summary. */
  readonly id?: string | undefined;
  /**
   * Why it cannot be changed now; stands above the control, which stays in the tab order so that the reason is heard.
   */
  readonly unavailable?: ReactNode;
  /** What was typed is being checked. */
  readonly busy?: boolean | undefined;
  /** "Sprawdzamy…", shown and said while busy. */
  readonly busyLabel?: string | undefined;
}

/** What ties a control to the words around it, and says whether it can be changed. */
export interface FormFieldAttributes extends FieldAttributes {
  readonly "aria-busy": true | undefined;
  /** A reason stands above: a control that can be read only is that, another is disabled. */
  readonly locked: boolean;
}

/** The field's own props, and what is left for its control. */
export function splitFieldProps<Props extends FormFieldProps>(props: Props) {
  const { id, label, optional, help, error, foot, unavailable, busy, busyLabel, ...rest } = props;
  return { field: { id, label, optional, help, error, foot, unavailable, busy, busyLabel }, rest };
}

/** The attributes of a text control that are the same in all of them. */
export function textControlAttributes({ locked, ...attributes }: FormFieldAttributes, readOnly: boolean | undefined) {
  return { ...attributes, readOnly: locked || readOnly, "aria-disabled": locked ? true : undefined };
}

/**
 * A labelled control in a form. Its error is said once: when it appears because of what the customer just did here. One
 * that a submit brought is silent, for the summary speaks, and focus reads the first.
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
