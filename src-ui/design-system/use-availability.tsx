import "./button.css";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** The native attributes that a button of ours leaves to its caller. */
export type NativeButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "disabled" | "aria-disabled" | "aria-busy" | "aria-label"
>;

/** Whether a button can be used now. */
export interface Availability {
  /**
   * While true the icon turns, the label is `busyLabel` and presses do nothing. Give it always where it may ever be
   * true: it keeps the width.
   */
  readonly busy?: boolean | undefined;
  /**
   * Why the button cannot be used now; stands beside it and is announced with it. The button keeps its place in the tab
   * order.
   */
  readonly unavailable?: ReactNode;
}

interface AvailabilityOptions {
  readonly busy: boolean | undefined;
  readonly unavailable: ReactNode;
  readonly describedBy: string | undefined;
  readonly onClick: NativeButtonProps["onClick"];
}

/** A press on a busy or unavailable button does nothing, not even submit its form. */
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
