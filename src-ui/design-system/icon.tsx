import "./icon.css";
import { memo, type ComponentType } from "react";
import { classNames } from "./class-names.ts";

/** Props of an icon; its size and stroke come from the stylesheet. */
export interface IconDrawingProps {
  readonly className?: string | undefined;
  readonly "aria-hidden"?: "true" | undefined;
  readonly focusable?: "false" | undefined;
}

/** Icon of 24 by 24 units, from lucide or our own. */
export type IconDrawing = ComponentType<IconDrawingProps>;

/** 16 px in badges, 20 px in text and buttons, 24 px in bars. */
export type IconSize = "s" | "m" | "l";

export interface IconProps {
  readonly of: IconDrawing;
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

/**
 * Decorative icon beside text, hidden from screen readers. Size and stroke come from the stylesheet. Memoized: the
 * frame renders its icons at every route change.
 */
export const Icon = memo(function Icon({ of: Drawing, size = "m", className }: IconProps) {
  return (
    <Drawing
      className={classNames("icon", size === "s" && "icon--s", size === "l" && "icon--l", className)}
      aria-hidden="true"
      focusable="false"
    />
  );
});
