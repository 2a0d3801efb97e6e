import { useEffect, useState, type ReactNode } from "react";
import { AccessibilityComplaintView } from "./accessibility-complaint.view.tsx";
import {
  AccessibilityComplaintViewModel,
  type AccessibilityComplaintDependencies,
} from "./accessibility-complaint.view-model.ts";

export interface AccessibilityComplaintScreenProps {
  readonly dependencies: AccessibilityComplaintDependencies;
  /** Asks before the page is left with an unsent form; returns the function that ends it. */
  readonly watch: (form: AccessibilityComplaintViewModel["form"]) => () => void;
  /** Notice above the form. */
  readonly notice?: ReactNode;
}

/** Screen of a complaint about accessibility (A11Y-40). */
export function AccessibilityComplaintScreen({ dependencies, watch, notice }: AccessibilityComplaintScreenProps) {
  const [model] = useState(() => new AccessibilityComplaintViewModel(dependencies));
  useEffect(() => watch(model.form), [model, watch]);
  return <AccessibilityComplaintView model={model} notice={notice} />;
}
