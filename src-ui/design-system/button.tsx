import { LoaderCircle } from "lucide-react";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconSize, type LucideIcon } from "./icon.tsx";

type NativeButton = Omit<ComponentPropsWithRef<"button">, "disabled" | "aria-disabled" | "aria-busy" | "aria-label">;

interface Availability {
  /** While true the icon turns, the label is `busyLabel` and presses do nothing. Give it always where it may ever be true: it keeps the width. */
  readonly busy?: boolean | undefined;
  /** Why the button cannot be used now; stands beside it and is announced with it. The button keeps its place in the tab order. */
  readonly unavailable?: ReactNode;
}

export interface ButtonProps extends NativeButton, ButtonLook, Availability {
  readonly icon?: LucideIcon | undefined;
  /** "Zapisujemy…"; without it the label stays. */
  readonly busyLabel?: ReactNode;
}

export interface IconButtonProps extends Omit<NativeButton, "children">, ButtonLook, Availability {
  readonly icon: LucideIcon;
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
}

interface Given {
  readonly busy: boolean | undefined;
  readonly unavailable: ReactNode;
  readonly describedBy: string | undefined;
  readonly onClick: NativeButton["onClick"];
}

/** A press on a busy or unavailable button does nothing, not even submit its form. */
function useAvailability({ busy = false, unavailable, describedBy, onClick }: Given) {
  const reasonId = useId();
  const reason = unavailable === undefined || unavailable === null || unavailable === false ? undefined : unavailable;
  const blocked = busy || reason !== undefined;
  return {
    attributes: {
      "aria-busy": busy ? true : undefined,
      "aria-disabled": blocked ? true : undefined,
      "aria-describedby": classNames(describedBy, reason !== undefined && reasonId),
      onClick: (event: MouseEvent<HTMLButtonElement>) => (blocked ? event.preventDefault() : onClick?.(event)),
    },
    reason: reason !== undefined && <span className="why" id={reasonId}>{reason}</span>,
  };
}

function Face({ icon, size, shown, children }: {
  readonly icon: LucideIcon | undefined;
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
  const { variant, size, block, flush, icon, busy, busyLabel, unavailable, className, children, onClick, "aria-describedby": describedBy, ...rest } = props;
  const { attributes, reason } = useAvailability({ busy, unavailable, describedBy, onClick });
  const iconSize = size === "s" ? "s" : "m";
  return (
    <>
      <button type="button" {...rest} {...attributes} className={buttonClass({ variant, size, block, flush }, false, className)}>
        {busy === undefined ? (
          <>
            {icon !== undefined && <Icon of={icon} size={iconSize} />}
            {children}
          </>
        ) : (
          <span className="btn__faces">
            <Face icon={icon} size={iconSize} shown={!busy}>{children}</Face>
            <Face icon={LoaderCircle} size={iconSize} shown={busy}>{busyLabel ?? children}</Face>
          </span>
        )}
      </button>
      {reason}
    </>
  );
}

/** A button that is only a drawing: close, show, download, send. */
export function IconButton(props: IconButtonProps) {
  const { variant, size, block, flush, icon, label, busy, unavailable, className, onClick, "aria-describedby": describedBy, ...rest } = props;
  const { attributes, reason } = useAvailability({ busy, unavailable, describedBy, onClick });
  return (
    <>
      <button type="button" {...rest} {...attributes} aria-label={label} className={buttonClass({ variant, size, block, flush }, true, className)}>
        <Icon of={busy === true ? LoaderCircle : icon} />
      </button>
      {reason}
    </>
  );
}
