import { classNames } from "./class-names.ts";

/** `pay` is amber and reserved for payments; one `primary` per view or dialog. */
export type ButtonVariant = "pay" | "primary" | "secondary" | "quiet" | "danger";

/** Appearance of a button, shared by links that look like one. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** Height 56, 48 or 36 px (44 px for touch). */
  readonly size?: "l" | "m" | "s" | undefined;
  /** Takes the full width of its container. */
  readonly block?: boolean | undefined;
  /** Aligns the text of a quiet button with the edge of the content above. */
  readonly flush?: boolean | undefined;
}

/** Returns the class names of a look. */
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
