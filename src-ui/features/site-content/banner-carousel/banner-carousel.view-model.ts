import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { interval } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import {
  ROTATE_EVERY_MS,
  initialCarouselState,
  nextCarouselState,
  type BannerCarouselState,
  type BannerCarouselEvent,
} from "./banner-carousel.policy.ts";
import { rotationBannersOf, type ShownBanner } from "#domain/site-content/rotation-banners.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

/** Dependencies of `BannerCarouselViewModel`. */
export interface BannerCarouselDependencies {
  readonly siteContent: Pick<SiteContentStore, "banners">;
  readonly today: Pick<TodayStore, "today">;
  readonly clock: Pick<ClockPort, "scheduler">;
  /** Origin of the portal, such as `https://ebok.example`. */
  readonly origin: string;
  /** True if the device is set to reduce motion. */
  readonly isStill: boolean;
}

/** View model of the operator's banners, one visible at a time (SITE-03). */
export class BannerCarouselViewModel {
  carousel: BannerCarouselState;
  readonly #dependencies: BannerCarouselDependencies;
  /** Banners whose picture failed to load. */
  readonly #broken = observable.set<string>();

  constructor(dependencies: BannerCarouselDependencies) {
    this.#dependencies = dependencies;
    this.carousel = initialCarouselState(this.banners.length, dependencies.isStill);
    makeObservable<this, "dispatch">(this, {
      carousel: observableRef,
      banners: computed,
      shown: computed,
      dispatch: action,
      drop: action,
    });
  }

  get banners(): readonly ShownBanner[] {
    const { siteContent, today, origin } = this.#dependencies;
    return rotationBannersOf(siteContent.banners.known ?? [], today.today, origin).filter(
      ({ bannerId }) => !this.#broken.has(bannerId),
    );
  }

  /** Visible banner; `undefined` without banners. */
  get shown(): ShownBanner | undefined {
    return this.banners[this.carousel.shown];
  }

  /** Starts automatic rotation; returns the function that stops it. */
  start(): () => void {
    const watching = reaction(
      () => this.banners.length,
      (count) => this.dispatch({ kind: "count", count }),
    );
    const turning = interval(ROTATE_EVERY_MS, this.#dependencies.clock.scheduler).subscribe(() =>
      this.dispatch({ kind: "tick" }),
    );
    return () => {
      watching();
      turning.unsubscribe();
    };
  }

  readonly show = (index: number): void => this.dispatch({ kind: "show", index });

  readonly pause = (): void => this.dispatch({ kind: "pause" });

  readonly resume = (): void => this.dispatch({ kind: "resume" });

  readonly hold = (isHeld: boolean): void => this.dispatch({ kind: "hold", isHeld });

  /** Removes a banner whose picture failed to load. */
  drop(bannerId: string): void {
    this.#broken.add(bannerId);
  }

  private dispatch(event: BannerCarouselEvent): void {
    this.carousel = nextCarouselState(this.carousel, event);
  }
}
