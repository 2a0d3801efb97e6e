import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

export type { LucideIcon } from "lucide-react";

/** 16 in badges, 20 in text and buttons, 24 in bars. */
export type IconSize = "s" | "m" | "l";

export interface IconProps {
  readonly of: LucideIcon;
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

/** A drawing beside words; never announced. Size and stroke come from the stylesheet. */
export function Icon({ of: Drawing, size = "m", className }: IconProps) {
  return (
    <Drawing
      className={classNames("icon", size === "s" && "icon--s", size === "l" && "icon--l", className)}
      aria-hidden="true"
      focusable="false"
    />
  );
}
