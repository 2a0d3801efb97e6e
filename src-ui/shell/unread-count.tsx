import "./unread-count.css";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./shell.texts.ts";
import { observer } from "#ui/shared/observer.ts";

/** Badge with the number of unread messages; nothing for 0. */
export const UnreadCount = observer(function UnreadCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      {count} <VisuallyHidden>{t("unread", { count })}</VisuallyHidden>
    </span>
  );
});
