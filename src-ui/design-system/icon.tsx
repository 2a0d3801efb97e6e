import "./icon.css";
import type { ComponentType } from "react";
import { classNames } from "./class-names.ts";

/** What an icon gets; its size and stroke come from the stylesheet. */
export interface IconDrawingProps {
  readonly className?: string | undefined;
  readonly "aria-hidden"?: "true" | undefined;
  readonly focusable?: "false" | undefined;
}

/** A drawing of 24 by 24: one of lucide's, or one of ours. */
export type IconDrawing = ComponentType<IconDrawingProps>;

/** 16 in badges, 20 in text and buttons, 24 in bars. */
export type IconSize = "s" | "m" | "l";

export interface IconProps {
  readonly of: IconDrawing;
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
