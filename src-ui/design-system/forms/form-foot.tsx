import "./form-foot.css";
import type { ReactNode } from "react";
import { CircleCheck } from "lucide-react";
import { Icon } from "../icon.tsx";

export interface FormFootProps {
  /** Buttons, the primary one first. */
  readonly children: ReactNode;
  /** "Zapisane 14:05", "Masz niezapisane zmiany": beside the buttons, announced when it changes. */
  readonly state?: { readonly tone: "saved" | "unsaved"; readonly label: string } | undefined;
}

/** End of a form: its buttons and its save status. */
export function FormFoot({ children, state }: FormFootProps) {
  return (
    <div className="form-foot">
      {children}
      <p className="form-foot__state" role="status">
        {state?.tone === "saved" && <Icon of={CircleCheck} className="form-foot__saved" />}
        {state?.label}
      </p>
    </div>
  );
}
