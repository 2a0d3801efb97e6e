import { observer } from "#ui/shared/observer.ts";
import { PhoneCall } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { warsawDateAt, type ClockPort } from "#domain/shared-kernel/index.ts";
import { callPermission } from "#domain/support/index.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { promisedTimeText } from "./call-time-text.ts";
import { supportHref } from "./support-address.ts";
import { t } from "./support.texts.ts";

export interface PromisedCallLinkProps {
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  /** Shown unless a call is promised. */
  readonly children: ReactNode;
}

/** Promised call with its time and the way to it, instead of asking for another one (HELP-07). */
export const PromisedCallLink = observer(function PromisedCallLink({ store, clock, children }: PromisedCallLinkProps) {
  useEffect(() => void store.call.refresh(), [store]);
  const now = clock.now();
  const permission = store.call.known && callPermission(store.call.known, now);
  if (permission?.kind !== "promised") return children;
  return (
    <>
      <p>
        <strong>{t("call.promised")}</strong> {promisedTimeText(permission.call, warsawDateAt(now))}
      </p>
      <LinkButton icon={PhoneCall} href={supportHref({ kind: "call" })}>
        {t("call.details")}
      </LinkButton>
    </>
  );
});
