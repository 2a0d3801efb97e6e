import { observer } from "#ui/shared/observer.ts";
import { useCallback, useState } from "react";
import { accessibilityFactsOf } from "#domain/configuration/accessibility-facts.ts";
import { AccessibilityComplaintScreen } from "#ui/features/accessibility-complaint/accessibility-complaint.screen.tsx";
import { AccessibilityComplaintView } from "#ui/features/accessibility-complaint/accessibility-complaint.view.tsx";
import type {
  AccessibilityComplaintDependencies,
  AccessibilityComplaintViewModel,
} from "#ui/features/accessibility-complaint/accessibility-complaint.view-model.ts";
import * as tokens from "../container/tokens.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { LoggedInElsewhere } from "./logged-in-elsewhere.tsx";
import { fileSaverWithToast } from "./save-file.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["forms", "support"] as const;

const DEPENDENCIES = {
  complaints: tokens.ACCESSIBILITY_COMPLAINTS_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  today: tokens.TODAY_STORE,
} as const;

/** Screen at `/accessibility-complaint`, for guests and customers (A11Y-40). */
export const Component = observer(function AccessibilityComplaintRoute() {
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  return unavailable.has("accessibilityComplaints") ? <AccessibilityComplaintView model={undefined} /> : <Screen />;
});

function Screen() {
  const services = useServices(DEPENDENCIES);
  const { container } = useService(tokens.APP);
  const { withdrawalAddress } = useService(tokens.BRAND);
  const { legal } = useService(tokens.PORTAL_SETTINGS);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const [dependencies] = useState((): AccessibilityComplaintDependencies => ({
    ...services,
    draft: drafts.of("accessibility-complaint"),
    terms: accessibilityFactsOf(legal?.accessibility),
    recipient: withdrawalAddress,
    save: fileSaverWithToast(container),
  }));
  const watch = useCallback((form: AccessibilityComplaintViewModel["form"]) => unsaved.watch(form), [unsaved]);
  return <AccessibilityComplaintScreen dependencies={dependencies} watch={watch} notice={<LoggedInElsewhere />} />;
}
