import { Banner } from "#ui/design-system/banner.tsx";
import type { LoginFailureReason } from "#domain/login/index.ts";

/** Alert for a problem without a field of its own. Violations of fields are shown at their fields. */
export function RegistrationProblemBanner({
  failureReason,
  problemText,
}: {
  readonly failureReason: LoginFailureReason | undefined;
  readonly problemText: (failureReason: LoginFailureReason) => string;
}) {
  if (failureReason === undefined || failureReason.kind === "incomplete") return null;
  return <Banner tone="bad" live="alert" title={problemText(failureReason)} />;
}
