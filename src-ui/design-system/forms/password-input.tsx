import "./field.css";
import { Eye, EyeOff } from "lucide-react";
import { useState, type FocusEventHandler, type KeyboardEvent } from "react";
import { IconButton } from "../icon-button.tsx";
import { classNames } from "../class-names.ts";
import { useGroupBlur } from "./use-group-blur.ts";
import type { FieldAttributes, NativeInput } from "./field.tsx";

export interface PasswordInputProps extends Omit<NativeInput, "type" | "id" | "onBlur">, FieldAttributes {
  /** The focus has left the input and its button. */
  readonly onBlur?: FocusEventHandler | undefined;
  /** "Pokaż hasło" */
  readonly showLabel: string;
  /** "Ukryj hasło" */
  readonly hideLabel: string;
}

/** Password input with a button to show the password. Paste and password managers work. */
export function PasswordInput({ className, showLabel, hideLabel, onBlur, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const leave = useGroupBlur(onBlur);
  return (
    <div className="input-group">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        onBlur={leave.onBlur}
        type={shown ? "text" : "password"}
        className={classNames("input", className)}
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? hideLabel : showLabel}
        aria-controls={rest.id}
        onClick={() => setShown(!shown)}
        {...leave}
      />
    </div>
  );
}

/** Tracks Caps Lock by key events of a field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState("CapsLock"));
  return { on, watch: { onKeyDown: look, onKeyUp: look } };
}
