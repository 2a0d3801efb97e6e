/** Time until the next banner, ms. */
export const ROTATE_EVERY_MS = 8_000;

/** State of the banner carousel (SITE-03). */
export interface BannerCarouselState {
  readonly count: number;
  /** Index of the visible banner; 0 without banners. */
  readonly shown: number;
  /** True while the carousel advances by itself. */
  readonly isAutoAdvancing: boolean;
  /** True once the customer has chosen a banner: only a chosen banner is announced. */
  readonly isChosen: boolean;
  /**
   * True if the carousel starts by itself once there are several banners: the device does not prefer reduced motion,
   * and the customer has neither paused it nor chosen a banner.
   */
  readonly startsAutomatically: boolean;
  /** A pointer is over the carousel, or the focus is within: the timer pauses. */
  readonly isHeld: boolean;
  /** Number of automatic steps left: the carousel stops after one round. */
  readonly left: number;
}

export type BannerCarouselEvent =
  | { readonly kind: "tick" }
  /** The customer chose a banner, the previous or the next one; the index wraps around. */
  | { readonly kind: "show"; readonly index: number }
  | { readonly kind: "pause" | "resume" }
  | { readonly kind: "hold"; readonly isHeld: boolean }
  /** The number of banners changed: one expired, arrived, or its picture failed to load. */
  | { readonly kind: "count"; readonly count: number };

/** Returns the initial state: the first banner, advancing unless the device prefers reduced motion (`isStill`). */
export function initialCarouselState(count: number, isStill: boolean): BannerCarouselState {
  return {
    count,
    shown: 0,
    isAutoAdvancing: !isStill && count > 1,
    isChosen: false,
    startsAutomatically: !isStill,
    isHeld: false,
    left: count,
  };
}

/** Returns the next state. A banner that the customer chose stays visible until the next choice. */
export function nextCarouselState(carousel: BannerCarouselState, event: BannerCarouselEvent): BannerCarouselState {
  const { count, shown, isAutoAdvancing, startsAutomatically, isHeld, left } = carousel;
  switch (event.kind) {
    case "tick":
      if (!isAutoAdvancing || isHeld || count < 2) return carousel;
      return { ...carousel, shown: (shown + 1) % count, left: left - 1, isAutoAdvancing: left > 1 };
    case "show":
      return count === 0
        ? carousel
        : {
            ...carousel,
            shown: ((event.index % count) + count) % count,
            isAutoAdvancing: false,
            isChosen: true,
            startsAutomatically: false,
          };
    case "pause":
      return { ...carousel, isAutoAdvancing: false, startsAutomatically: false };
    case "resume":
      return count < 2
        ? carousel
        : { ...carousel, isAutoAdvancing: true, isChosen: false, startsAutomatically: true, left: count };
    case "hold":
      return { ...carousel, isHeld: event.isHeld };
    case "count": {
      const several = event.count > 1;
      const starts = several && count < 2 && startsAutomatically;
      return {
        ...carousel,
        count: event.count,
        shown: shown < event.count ? shown : 0,
        isAutoAdvancing: several && (isAutoAdvancing || starts),
        left: starts ? event.count : Math.min(left, Math.max(1, event.count)),
      };
    }
  }
}
