import "./button.css";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** Native attributes that the caller of a button may set. */
export type NativeButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "disabled" | "aria-disabled" | "aria-busy" | "aria-label"
>;

/** Availability of a button. */
export interface Availability {
  /**
   * While true, the icon spins, `busyLabel` is shown and presses are ignored. Always pass it if it can become true: it
   * reserves the width.
   */
  readonly busy?: boolean | undefined;
  /** Reason why the button is unavailable; shown beside it and announced with it. The button stays focusable. */
  readonly unavailable?: ReactNode;
}

interface AvailabilityOptions {
  readonly busy: boolean | undefined;
  readonly unavailable: ReactNode;
  readonly describedBy: string | undefined;
  readonly onClick: NativeButtonProps["onClick"];
}

/** Blocks presses of a busy or unavailable button, including the submit of its form. */
export function useAvailability({ busy = false, unavailable, describedBy, onClick }: AvailabilityOptions) {
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
    reason: reason !== undefined && (
      <span className="unavailable-reason" id={reasonId}>
        {reason}
      </span>
    ),
  };
}
