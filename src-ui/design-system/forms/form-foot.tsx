import "./form-foot.css";
import "../sticky-bar.css";
import type { ReactNode } from "react";
import { CircleCheck } from "lucide-react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export interface FormFootProps {
  /** Buttons, the primary one first. */
  readonly children: ReactNode;
  /** "Zapisane 14:05", "Masz niezapisane zmiany": beside the buttons, announced when it changes. */
  readonly state?: { readonly tone: "saved" | "unsaved"; readonly label: string } | undefined;
  /** Keeps the buttons at the lower edge of the window while changes are unsaved: for forms longer than a window. */
  readonly sticky?: boolean;
}

/** End of a form: its buttons and its save status. */
export function FormFoot({ children, state, sticky = false }: FormFootProps) {
  return (
    <div className={classNames("form-foot", sticky && state?.tone === "unsaved" && "sticky-bar form-foot--sticky")}>
      {children}
      <p className="form-foot__state" role="status">
        {state?.tone === "saved" && <Icon of={CircleCheck} className="form-foot__saved" />}
        {state?.label}
      </p>
    </div>
  );
}
