import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { interval } from "rxjs";
import type { ClockPort, PictureSources, ReportPicture } from "#domain/shared-kernel/index.ts";
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
  readonly pictures: PictureSources;
  /** Called once for each banner whose picture is not allowed or does not load. */
  readonly reportPicture: ReportPicture;
  /** True if the device is set to reduce motion. */
  readonly isStill: boolean;
}

/** View model of the operator's banners, one visible at a time (SITE-03). */
export class BannerCarouselViewModel {
  carousel: BannerCarouselState;
  readonly #dependencies: BannerCarouselDependencies;
  /** Banners whose picture failed to load. */
  readonly #broken = observable.set<string>();
  readonly #reported = new Set<string>();

  constructor(dependencies: BannerCarouselDependencies) {
    this.#dependencies = dependencies;
    this.carousel = initialCarouselState(this.banners.length, dependencies.isStill);
    makeObservable<this, "dispatch" | "all">(this, {
      carousel: observableRef,
      all: computed,
      banners: computed,
      shown: computed,
      dispatch: action,
      dropPicture: action,
    });
  }

  /** Banners with a picture or a text to show instead. */
  get banners(): readonly ShownBanner[] {
    return this.all
      .map((banner) => (this.#broken.has(banner.bannerId) ? { ...banner, picture: undefined } : banner))
      .filter(({ picture, words }) => picture !== undefined || words !== undefined);
  }

  /** Visible banner; `undefined` without banners. */
  get shown(): ShownBanner | undefined {
    return this.banners[this.carousel.shown];
  }

  /** Starts automatic rotation; returns the function that stops it. */
  start(): () => void {
    const reported = reaction(
      () => this.all.filter(({ picture }) => picture === undefined),
      (refused) => {
        for (const { bannerId, resourceUrl: address } of refused) {
          if (this.#reported.has(bannerId)) continue;
          this.#reported.add(bannerId);
          this.#dependencies.reportPicture({ reason: "not-allowed", address });
        }
      },
      { fireImmediately: true },
    );
    const watching = reaction(
      () => this.banners.length,
      (count) => this.dispatch({ kind: "count", count }),
    );
    const turning = interval(ROTATE_EVERY_MS, this.#dependencies.clock.scheduler).subscribe(() =>
      this.dispatch({ kind: "tick" }),
    );
    return () => {
      reported();
      watching();
      turning.unsubscribe();
    };
  }

  readonly show = (index: number): void => this.dispatch({ kind: "show", index });

  readonly pause = (): void => this.dispatch({ kind: "pause" });

  readonly resume = (): void => this.dispatch({ kind: "resume" });

  readonly hold = (isHeld: boolean): void => this.dispatch({ kind: "hold", isHeld });

  /** Replaces the picture of a banner, which failed to load, by its text. */
  dropPicture({ bannerId, resourceUrl: address }: ShownBanner): void {
    this.#broken.add(bannerId);
    this.#dependencies.reportPicture({ reason: "not-loaded", address });
  }

  /** Unexpired banners, with or without a picture that may be shown. */
  private get all(): readonly ShownBanner[] {
    const { siteContent, today, pictures } = this.#dependencies;
    return rotationBannersOf(siteContent.banners.known ?? [], today.today, pictures);
  }

  private dispatch(event: BannerCarouselEvent): void {
    this.carousel = nextCarouselState(this.carousel, event);
  }
}
