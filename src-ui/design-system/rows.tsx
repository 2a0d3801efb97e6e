import "./rows.css";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { withBreakableNumbers } from "./breakable-numbers.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconDrawing } from "./icon.tsx";
import { Link } from "./link.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface RowsProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Accessible name; needed only without a heading above the list. */
  readonly label?: string | undefined;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** List with hairlines between its rows. */
export function Rows({ id, className, label, children }: RowsProps) {
  return (
    <ul id={id} className={classNames("rows", className)} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowContentProps {
  readonly title: ReactNode;
  /** Secondary line below the title. */
  readonly meta?: ReactNode;
  readonly icon?: IconDrawing | undefined;
  /** Replaces the icon: unread or read, with the text for unread ("Nieprzeczytana: "). */
  readonly dot?: { readonly read: boolean; readonly unreadLabel: string } | undefined;
  /** Replaces the arrow; `null` for nothing. */
  readonly end?: ReactNode;
}

function RowContent({ title, meta, icon, dot, end }: RowContentProps) {
  return (
    <>
      {icon !== undefined && <Icon of={icon} />}
      {dot !== undefined && (
        <span className="row-link__dot" data-read={dot.read ? "" : undefined}>
          {!dot.read && <VisuallyHidden>{dot.unreadLabel}</VisuallyHidden>}
        </span>
      )}
      {meta === undefined ? (
        <span className="row-link__title">{withBreakableNumbers(title)}</span>
      ) : (
        <span>
          <span className="row-link__title">{withBreakableNumbers(title)}</span>
          <span className="row-link__meta">{withBreakableNumbers(meta)}</span>
        </span>
      )}
      {end === undefined ? <Icon of={ChevronRight} /> : end}
    </>
  );
}

export interface RowLinkProps extends RowContentProps {
  readonly href: string;
  readonly onClick?: (() => void) | undefined;
  /** Button beside the link. */
  readonly action?: ReactNode;
}

/** Row that is a link, as an `<li>`. */
export function RowLink({ href, onClick, action, ...content }: RowLinkProps) {
  return (
    <li className={action === undefined ? undefined : "row-with-action"}>
      <Link className="row-link" href={href} onClick={onClick}>
        <RowContent {...content} />
      </Link>
      {action}
    </li>
  );
}
