import "./button.css";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { useUnavailableReason } from "./saving-blocked.ts";

/** Native attributes that the caller of a button may set. */
export type NativeButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "disabled" | "aria-disabled" | "aria-busy" | "aria-label" | "type"
>;

/**
 * Availability of a button. A button that submits a form or can be busy must declare whether it saves; for any other
 * button the default is false.
 */
export type Availability = UnavailableReason & (SubmitOrBusy | PlainButton);

interface SubmitOrBusy {
  readonly type?: "submit" | "button" | undefined;
  /**
   * While true, the icon spins, `busyLabel` is shown and presses are ignored. Always pass it if it can become true: it
   * reserves the width.
   */
  readonly busy?: boolean | undefined;
  /** True if a press saves something for the customer: the button is unavailable while saving is blocked (ACC-12). */
  readonly saves: boolean;
}

interface PlainButton {
  readonly type?: "button" | undefined;
  readonly busy?: undefined;
  readonly saves?: boolean | undefined;
}

interface UnavailableReason {
  /** Reason why the button is unavailable; shown beside it and announced with it. The button stays focusable. */
  readonly unavailable?: ReactNode;
}

interface AvailabilityOptions {
  readonly saves: boolean | undefined;
  readonly busy: boolean | undefined;
  readonly unavailable: ReactNode;
  readonly describedBy: string | undefined;
  readonly onClick: NativeButtonProps["onClick"];
}

/** Blocks presses of a busy or unavailable button, including the submit of its form. */
export function useAvailability({ saves, busy = false, unavailable, describedBy, onClick }: AvailabilityOptions) {
  const reasonId = useId();
  const stated = useUnavailableReason(saves, unavailable);
  const reason = stated === undefined || stated === null || stated === false ? undefined : stated;
  const blocked = busy || reason !== undefined;
  const refuse = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    // Enter in a field presses the button, too: the focus announces the reason, which is said nowhere else.
    if (!busy) event.currentTarget.focus();
  };
  return {
    attributes: {
      "aria-busy": busy ? true : undefined,
      "aria-disabled": blocked ? true : undefined,
      "aria-describedby": classNames(describedBy, reason !== undefined && reasonId),
      onClick: (event: MouseEvent<HTMLButtonElement>) => (blocked ? refuse(event) : onClick?.(event)),
    },
    reason: reason !== undefined && (
      <span className="unavailable-reason" id={reasonId}>
        {reason}
      </span>
    ),
  };
}
