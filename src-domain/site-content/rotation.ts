/** How long one banner stands before the next, ms. */
export const ROTATE_EVERY_MS = 8_000;

/** Which of the banners is shown, and whether they go on by themselves (SITE-03). */
export interface Rotation {
  readonly count: number;
  /** From 0. 0 where there is none. */
  readonly shown: number;
  /** Whether they go on by themselves, unless somebody is looking closer. */
  readonly turns: boolean;
  /**
   * Whether they begin to by themselves once there are several: the device does not ask for less motion, and the
   * customer has neither stopped them nor chosen one.
   */
  readonly begins: boolean;
  /** A pointer is over them, or the focus within: whoever reads is not interrupted. */
  readonly isHeld: boolean;
  /** How often they still go on by themselves: once round, and then they rest. */
  readonly left: number;
}

export type RotationEvent =
  | { readonly kind: "tick" }
  /** The customer has asked for this one, or for the one before or after: from the last it goes on to the first. */
  | { readonly kind: "show"; readonly index: number }
  | { readonly kind: "pause" | "turn" }
  | { readonly kind: "hold"; readonly isHeld: boolean }
  /** There are so many now: some have run out, have come, or have a picture that cannot be had. */
  | { readonly kind: "count"; readonly count: number };

/**
 * The first is shown; they go on by themselves where there are several and the customer has not asked the device for
 * less motion.
 */
export function rotationAtStart(count: number, isStill: boolean): Rotation {
  return { count, shown: 0, turns: !isStill && count > 1, begins: !isStill, isHeld: false, left: count };
}

/**
 * What becomes of it. `shown` is always one of the banners; one that the customer has chosen stays until they say
 * otherwise.
 */
export function rotationStep(rotation: Rotation, event: RotationEvent): Rotation {
  const { count, shown, turns, begins, isHeld, left } = rotation;
  switch (event.kind) {
    case "tick":
      if (!turns || isHeld || count < 2) return rotation;
      return { ...rotation, shown: (shown + 1) % count, left: left - 1, turns: left > 1 };
    case "show":
      return count === 0
        ? rotation
        : { ...rotation, shown: ((event.index % count) + count) % count, turns: false, begins: false };
    case "pause":
      return { ...rotation, turns: false, begins: false };
    case "turn":
      return count < 2 ? rotation : { ...rotation, turns: true, begins: true, left: count };
    case "hold":
      return { ...rotation, isHeld: event.isHeld };
    case "count": {
      const several = event.count > 1;
      const starts = several && count < 2 && begins;
      return {
        ...rotation,
        count: event.count,
        shown: shown < event.count ? shown : 0,
        turns: several && (turns || starts),
        left: starts ? event.count : Math.min(left, Math.max(1, event.count)),
      };
    }
  }
}
