import "./unread-count.css";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./shell.texts.ts";

/** Badge with the number of requests that wait for the customer; nothing for 0. */
export function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      {count} <VisuallyHidden>{t("waiting", { count })}</VisuallyHidden>
    </span>
  );
}
