import "./button.css";
import type { ReactNode } from "react";
import { type Availability, type NativeButton, useAvailability } from "./availability.tsx";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import { LoaderCircle } from "./first-icons.tsx";
import { Icon, type IconDrawing, type IconSize } from "./icon.tsx";

export interface ButtonProps extends NativeButton, ButtonLook, Availability {
  readonly icon?: IconDrawing | undefined;
  /** "Zapisujemy…"; without it the label stays. */
  readonly busyLabel?: ReactNode;
}

function Face({
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
    <span className="btn__face" aria-hidden={shown ? undefined : true}>
      {icon !== undefined && <Icon of={icon} size={size} />}
      {children}
    </span>
  );
}

/** A button: verb first, at most three words. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    flush,
    icon,
    busy,
    busyLabel,
    unavailable,
    className,
    children,
    onClick,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const { attributes, reason } = useAvailability({ busy, unavailable, describedBy, onClick });
  const iconSize = size === "s" ? "s" : "m";
  return (
    <>
      <button
        type="button"
        {...rest}
        {...attributes}
        className={buttonClass({ variant, size, block, flush }, false, className)}
      >
        {busy === undefined ? (
          <>
            {icon !== undefined && <Icon of={icon} size={iconSize} />}
            {children}
          </>
        ) : (
          <span className="btn__faces">
            <Face icon={icon} size={iconSize} shown={!busy}>
              {children}
            </Face>
            <Face icon={LoaderCircle} size={iconSize} shown={busy}>
              {busyLabel ?? children}
            </Face>
          </span>
        )}
      </button>
      {reason}
    </>
  );
}
