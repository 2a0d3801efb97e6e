import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { interval } from "rxjs";
import {
  branchesFor,
  citiesOf,
  nearestFirst,
  type Branch,
  type City,
  type LocationFailure,
  type LocationPort,
  type NearBranch,
  type Place,
} from "#domain/help/index.ts";
import { warsawDateAt, type ClockPort, type Instant, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import { t } from "./help.texts.ts";
import type { HelpWays } from "./ways.view.tsx";

/** What the branches work with. */
export interface BranchesWorld {
  readonly store: Pick<HelpStore, "branches">;
  readonly location: LocationPort;
  readonly clock: ClockPort;
  readonly ways: () => HelpWays;
}

const LOOK_EVERY_MS = 30_000;

/** State of `/branch`: what is looked for, where the customer is if they say so, and what time it is. */
export class BranchesModel {
  text = "";
  openNow = false;
  now: Instant;
  /** Where the customer is; forgotten with the page. */
  here: Place | undefined = undefined;
  isLocating = false;
  /** Why it is not known where the customer is, once they have asked. */
  refusal: LocationFailure | undefined = undefined;
  readonly #world: BranchesWorld;
  readonly #part: PartModel<readonly Branch[]>;

  constructor(world: BranchesWorld) {
    this.#world = world;
    this.now = world.clock.now();
    const { branches } = world.store;
    this.#part = new PartModel({ needs: [branches], read: () => branches.known, load: () => branches.load() });
    makeObservable<this, "look" | "begin" | "settle">(this, {
      text: observable,
      openNow: observable,
      now: observable,
      here: observableRef,
      isLocating: observable,
      refusal: observable,
      found: computed,
      cities: computed,
      near: computed,
      search: action,
      toggleOpenNow: action,
      clear: action,
      byCity: action,
      look: action,
      begin: action,
      settle: action,
    });
  }

  /** Asks for the branches, and looks at the clock from time to time. Returns what stops it. */
  start(): () => void {
    void this.#part.load();
    this.look();
    const watch = interval(LOOK_EVERY_MS, this.#world.clock.scheduler).subscribe(() => this.look());
    return () => watch.unsubscribe();
  }

  get part(): Part<readonly Branch[]> {
    return this.#part.part;
  }

  get ways(): HelpWays {
    return this.#world.ways();
  }

  get today(): WarsawDate {
    return warsawDateAt(this.now);
  }

  get found(): readonly Branch[] {
    return branchesFor(this.#world.store.branches.known ?? [], this, this.now);
  }

  get cities(): readonly City[] {
    return citiesOf(this.found);
  }

  /** What was found, the nearest first; `undefined` while nobody knows where the customer is. */
  get near(): readonly NearBranch[] | undefined {
    return this.here === undefined ? undefined : nearestFirst(this.found, this.here);
  }

  get foundText(): string {
    return this.text.trim() === "" && !this.openNow ? "" : t("branches.found", { count: this.found.length });
  }

  readonly search = (text: string): void => {
    this.text = text;
  };

  readonly toggleOpenNow = (): void => {
    this.openNow = !this.openNow;
  };

  readonly clear = (): void => {
    this.text = "";
    this.openNow = false;
  };

  /** Back to the list by cities. Where the customer is, is forgotten. */
  readonly byCity = (): void => {
    this.here = undefined;
  };

  /** Asks where the customer is, at their own press and never before. */
  readonly locate = async (): Promise<void> => {
    if (this.isLocating) return;
    this.begin();
    const place = await this.#world.location.locate();
    this.settle(place.ok ? place.value : undefined, place.ok ? undefined : place.failure);
  };

  private begin(): void {
    this.isLocating = true;
    this.refusal = undefined;
  }

  private settle(here: Place | undefined, refusal: LocationFailure | undefined): void {
    this.isLocating = false;
    this.here = here;
    this.refusal = refusal;
  }

  private look(): void {
    this.now = this.#world.clock.now();
  }
}
