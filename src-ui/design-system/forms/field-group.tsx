import "./field.css";
import "./field-group.css";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTexts } from "./field.tsx";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { useAnnouncedError } from "./use-announced-error.ts";

export interface FieldGroupProps extends Omit<FieldTexts, "label" | "foot"> {
  /** Id for links of an error summary. */
  readonly id?: string | undefined;
  /** Common label of the fields. */
  readonly legend: ReactNode;
  /**
   * Reason why no field of the group can be changed. Radios stay focusable, so that screen readers announce it; other
   * fields are disabled.
   */
  readonly unavailable?: ReactNode;
  /** `radiogroup` for a choice of one option. */
  readonly role?: "radiogroup" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fields under one legend, with help and error texts of the group above them. */
export function FieldGroup({
  id,
  legend,
  optional,
  help,
  error,
  unavailable,
  role,
  className,
  children,
}: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { announcement, listeners } = useAnnouncedError(`${groupId}-error`, error, false);
  const helpId = `${groupId}-help`;
  const locked = unavailable !== undefined;
  const hasHelp = help !== undefined || locked;
  return (
    <fieldset
      {...listeners}
      id={groupId}
      role={role}
      className={classNames("field-group", className)}
      disabled={locked && role === undefined}
      aria-disabled={locked ? true : undefined}
      aria-describedby={classNames(error !== undefined && `${groupId}-error`, hasHelp && helpId)}
      aria-invalid={role === "radiogroup" && error !== undefined ? true : undefined}
    >
      <legend className="field__label">
        {legend}
        {optional !== undefined && (
          <>
            {" "}
            <span className="field__optional">{optional}</span>
          </>
        )}
      </legend>
      {hasHelp && (
        <p className="field__help" id={helpId}>
          {help}
          {locked && <span className="field__reason">{unavailable}</span>}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={`${groupId}-error`}>
          <Icon of={CircleAlert} />
          {/* One item of the row: an error may consist of several elements. */}
          <span>{error}</span>
        </p>
      )}
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
