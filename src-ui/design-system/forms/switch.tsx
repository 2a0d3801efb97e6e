import "./field.css";
import "./switch.css";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { LoaderCircle } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { useUnavailableReason } from "../saving-blocked.ts";
import { lockedCheckboxProps } from "./locked-props.ts";

/** Role without `aria-checked`: the native checkbox states it, and HTML forbids both. */
const SWITCH_ROLE = { role: "switch" } as const;

export interface SwitchProps {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onValue: (checked: boolean) => void;
  /** "włączone", "wyłączone": text beside the switch, so that its state is not only position and colour. */
  readonly onLabel: string;
  readonly offLabel: string;
  /** A change is being saved; ignores presses. */
  readonly busy?: boolean | undefined;
  /** True if a change is saved at once: the switch is unavailable while saving is blocked (ACC-12). */
  readonly saves: boolean;
  /** Reason why it cannot be changed. */
  readonly unavailable?: ReactNode;
}

/** Switch whose change takes effect immediately, without a save button. */
export function Switch({
  id,
  label,
  note,
  checked,
  onValue,
  onLabel,
  offLabel,
  busy = false,
  saves,
  unavailable: ownReason,
}: SwitchProps) {
  const unavailable = useUnavailableReason(saves, ownReason);
  const ownId = useId();
  const switchId = id ?? ownId;
  const hasNote = note !== undefined || unavailable !== undefined;
  return (
    <div className={classNames("switch", unavailable !== undefined && "switch--locked")}>
      <input
        id={switchId}
        type="checkbox"
        {...SWITCH_ROLE}
        checked={checked}
        {...lockedCheckboxProps(unavailable !== undefined)}
        aria-busy={busy ? true : undefined}
        aria-describedby={classNames(hasNote && `${switchId}-note`)}
        onChange={(event) => {
          if (!busy && unavailable === undefined) onValue(event.currentTarget.checked);
        }}
      />
      <label htmlFor={switchId}>{label}</label>
      <span className="switch__state" aria-hidden="true">
        {busy && <Icon of={LoaderCircle} size="s" className="switch__busy" />}
        {checked ? onLabel : offLabel}
      </span>
      {hasNote && (
        <small id={`${switchId}-note`}>
          {note}
          {unavailable !== undefined && <span className="field__reason">{unavailable}</span>}
        </small>
      )}
    </div>
  );
}
