import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { interval } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import {
  ROTATE_EVERY_MS,
  rotationAtStart,
  rotationStep,
  type Rotation,
  type RotationEvent,
} from "./rotation.policy.ts";
import { rotationOf, type ShownBanner } from "#domain/site-content/rotation-banners.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

/** What the rotation works with. */
export interface RotationWorld {
  readonly siteContent: Pick<SiteContentStore, "banners">;
  readonly today: Pick<TodayStore, "today">;
  readonly clock: Pick<ClockPort, "scheduler">;
  /** The portal's own, such as `https://ebok.example`. */
  readonly origin: string;
  /** Whether the device asks for less motion. */
  readonly isStill: boolean;
}

/** The operator's banners, one at a time (SITE-03). */
export class RotationModel {
  rotation: Rotation;
  readonly #world: RotationWorld;
  /** Banners whose picture cannot be had. */
  readonly #broken = observable.set<string>();

  constructor(world: RotationWorld) {
    this.#world = world;
    this.rotation = rotationAtStart(this.banners.length, world.isStill);
    makeObservable<this, "take">(this, {
      rotation: observableRef,
      banners: computed,
      shown: computed,
      take: action,
      drop: action,
    });
  }

  get banners(): readonly ShownBanner[] {
    const { siteContent, today, origin } = this.#world;
    return rotationOf(siteContent.banners.known ?? [], today.today, origin).filter(
      ({ bannerId }) => !this.#broken.has(bannerId),
    );
  }

  /** The one that is shown; `undefined` where there is none. */
  get shown(): ShownBanner | undefined {
    return this.banners[this.rotation.shown];
  }

  /** Lets them go on by themselves; what it returns ends that. */
  start(): () => void {
    const watching = reaction(
      () => this.banners.length,
      (count) => this.take({ kind: "count", count }),
    );
    const turning = interval(ROTATE_EVERY_MS, this.#world.clock.scheduler).subscribe(() => this.take({ kind: "tick" }));
    return () => {
      watching();
      turning.unsubscribe();
    };
  }

  readonly show = (index: number): void => this.take({ kind: "show", index });

  readonly pause = (): void => this.take({ kind: "pause" });

  readonly turn = (): void => this.take({ kind: "turn" });

  readonly hold = (isHeld: boolean): void => this.take({ kind: "hold", isHeld });

  /** Its picture cannot be had: it is left out. */
  drop(bannerId: string): void {
    this.#broken.add(bannerId);
  }

  private take(event: RotationEvent): void {
    this.rotation = rotationStep(this.rotation, event);
  }
}
