import { classNames } from "./class-names.ts";

/** `pay` is amber and only ever means paying; one `primary` per view or dialog. */
export type ButtonVariant = "pay" | "primary" | "secondary" | "quiet" | "danger";

/** How a button looks; shared by buttons and links that look like one. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** 56, 48 or 36 pixels high (44 under a finger). */
  readonly size?: "l" | "m" | "s" | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** A quiet button whose text lines up with the edge of what is above it. */
  readonly flush?: boolean | undefined;
}

/** The classes for a look. */
export function buttonClass(look: ButtonLook, iconOnly: boolean, more?: string): string | undefined {
  const { variant = "secondary", size = "m", block = false, flush = false } = look;
  return classNames(
    "btn",
    `btn--${variant}`,
    size !== "m" && `btn--${size}`,
    block && "btn--block",
    flush && "btn--flush",
    iconOnly && "btn--icon",
    more,
  );
}
