import "./badge.css";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconDrawing } from "./icon.tsx";

/** `plain` is the normal status, without a tint. */
export type BadgeTone = "plain" | "good" | "notice" | "bad" | "info" | "neutral";

export interface BadgeProps {
  readonly tone: BadgeTone;
  readonly icon: IconDrawing;
  readonly children: ReactNode;
}

/** Status with an icon, a word and a tint, so that it never depends on colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `badge--${tone}`)}>
      <Icon of={icon} size="s" />
      {children}
    </span>
  );
}
