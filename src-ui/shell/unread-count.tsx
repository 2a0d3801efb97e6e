import "./unread-count.css";
import { memo } from "react";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./shell.texts.ts";

/** Badge with the number of unread messages; nothing for 0. */
export const UnreadCount = memo(function UnreadCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      {count} <VisuallyHidden>{t("unread", { count })}</VisuallyHidden>
    </span>
  );
});
