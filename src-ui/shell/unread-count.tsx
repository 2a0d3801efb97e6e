import "./unread-count.css";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./texts.ts";

/** How many messages were not read, in a disc; nothing for none. */
export function UnreadCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      {count} <VisuallyHidden>{t("unread", { count })}</VisuallyHidden>
    </span>
  );
}
