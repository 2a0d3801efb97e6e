import "./button.css";
import type { ReactNode } from "react";
import { type Availability, type NativeButtonProps, useAvailability } from "./use-availability.tsx";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import { LoaderCircle } from "./critical-icons.tsx";
import { Icon, type IconDrawing, type IconSize } from "./icon.tsx";
import { keepFocusOnPress } from "./keep-focus-on-press.ts";

export type ButtonProps = NativeButtonProps & ButtonLook & Availability & ButtonContentProps;

interface ButtonContentProps {
  readonly icon?: IconDrawing | undefined;
  /** Label while busy, such as "Zapisujemy…"; the normal label by default. */
  readonly busyLabel?: ReactNode;
}

function ButtonContent({
  icon,
  size,
  shown,
  children,
}: {
  readonly icon: IconDrawing | undefined;
  readonly size: IconSize;
  readonly shown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className="btn__content" aria-hidden={shown ? undefined : true}>
      {icon !== undefined && <Icon of={icon} size={size} />}
      {children}
    </span>
  );
}

/** Button. Its label starts with a verb and has at most three words. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    flush,
    icon,
    busy,
    busyLabel,
    saves,
    unavailable,
    className,
    children,
    onClick,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const { attributes, reason } = useAvailability({ saves, busy, unavailable, describedBy, onClick });
  const iconSize = size === "s" ? "s" : "m";
  return (
    <>
      <button
        type="button"
        {...rest}
        {...attributes}
        {...(rest.type === "submit" && keepFocusOnPress(attributes.onClick))}
        className={buttonClass({ variant, size, block, flush }, false, className)}
      >
        {busy === undefined ? (
          <>
            {icon !== undefined && <Icon of={icon} size={iconSize} />}
            {children}
          </>
        ) : (
          <span className="btn__contents">
            <ButtonContent icon={icon} size={iconSize} shown={!busy}>
              {children}
            </ButtonContent>
            <ButtonContent icon={LoaderCircle} size={iconSize} shown={busy}>
              {busyLabel ?? children}
            </ButtonContent>
          </span>
        )}
      </button>
      {reason}
    </>
  );
}
