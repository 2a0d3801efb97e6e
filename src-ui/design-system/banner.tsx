import "./banner.css";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconDrawing } from "./icon.tsx";

export type BannerTone = "info" | "good" | "notice" | "bad";

const SIGNS: Record<BannerTone, IconDrawing> = {
  info: Info,
  good: CircleCheck,
  notice: TriangleAlert,
  bad: CircleAlert,
};

export interface BannerProps {
  readonly tone: BannerTone;
  /** One bold sentence. */
  readonly title: ReactNode;
  /** Consequences, below the title. */
  readonly children?: ReactNode;
  /** One link or small button. */
  readonly action?: ReactNode;
  readonly icon?: IconDrawing | undefined;
  /**
   * `status` (default) for news, `alert` only for an error after the customer's own action, `none` for text present
   * from the start.
   */
  readonly live?: "status" | "alert" | "none" | undefined;
  readonly className?: string | undefined;
}

/** Notice above the content of a page. At most two per page. */
export function Banner({ tone, title, children, action, icon = SIGNS[tone], live = "status", className }: BannerProps) {
  return (
    <div
      className={classNames("banner", tone !== "info" && `banner--${tone}`, className)}
      role={live === "none" ? undefined : live}
    >
      <Icon of={icon} />
      <div className="banner__content">
        <span className="banner__text">
          <strong>{title}</strong>
          {children !== undefined && <> {children}</>}
        </span>
        {action !== undefined && <span className="banner__action">{action}</span>}
      </div>
    </div>
  );
}
