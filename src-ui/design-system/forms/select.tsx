import "./field.css";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

type NativeSelect = Omit<ComponentPropsWithRef<"select">, "aria-describedby" | "aria-invalid" | "size">;

export interface SelectProps extends NativeSelect {
  /** Accessible name; the position shows the purpose of the control. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Small filter in the head of a card. */
export function Select({ label, id, className, ...rest }: SelectProps) {
  const ownId = useId();
  return (
    <span>
      <label className="visually-hidden" htmlFor={id ?? ownId}>
        {label}
      </label>
      <select {...rest} id={id ?? ownId} className={classNames("input input--s", className)} />
    </span>
  );
}
