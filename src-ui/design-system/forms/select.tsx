import "./field.css";
import "./select.css";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type NativeSelect = Omit<ComponentPropsWithRef<"select">, "aria-describedby" | "aria-invalid" | "size">;

export interface SelectProps extends NativeSelect {
  /** Accessible name; the position shows the purpose of the control. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Small filter in the head of a card. */
export function Select({ label, className, ...rest }: SelectProps) {
  return (
    <span className="filter-select">
      <select {...rest} className={classNames("input input--s", className)} aria-label={label} />
    </span>
  );
}
