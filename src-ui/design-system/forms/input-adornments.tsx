import "./form-field.css";
import "./field.css";
import type { ReactNode } from "react";

/** Input with a unit inside its end edge or a button beside it. */
export function InputAdornments({
  suffix,
  endActions,
  children,
}: {
  readonly suffix: ReactNode;
  readonly endActions: ReactNode;
  readonly children: ReactNode;
}) {
  const control =
    suffix === undefined ? (
      children
    ) : (
      <span className="input-suffix">
        {children}
        <span className="input-suffix__unit" aria-hidden="true">
          {suffix}
        </span>
      </span>
    );
  return endActions === undefined ? (
    control
  ) : (
    <div className="input-group">
      {control}
      {endActions}
    </div>
  );
}
