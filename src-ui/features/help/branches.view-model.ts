import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { interval } from "rxjs";
import {
  searchBranches,
  groupByCity,
  sortByDistance,
  type Branch,
  type City,
  type LocationFailure,
  type LocationPort,
  type BranchWithDistance,
  type GeoPoint,
} from "#domain/help/index.ts";
import { warsawDateAt, type ClockPort, type Instant, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { t } from "./help.texts.ts";
import type { HelpContacts } from "./help-contacts-card.view.tsx";
import { compareNames } from "#ui/shared/formats.ts";

/** Dependencies of `BranchesViewModel`. */
export interface BranchesDependencies {
  readonly store: Pick<HelpStore, "branches">;
  readonly location: LocationPort;
  readonly clock: ClockPort;
  readonly helpContacts: () => HelpContacts;
}

const CLOCK_REFRESH_MS = 30_000;
const MINUTE_MS = 60_000;

/** View model of `/branch`: search text, location of the customer and current time. */
export class BranchesViewModel {
  text = "";
  isOpenNowOnly = false;
  now: Instant;
  /** Location of the customer; never stored. */
  customerPlace: GeoPoint | undefined = undefined;
  isLocating = false;
  /** Reason why locating the customer failed. */
  refusal: LocationFailure | undefined = undefined;
  readonly #dependencies: BranchesDependencies;
  readonly #section: AsyncSectionModel<readonly Branch[]>;

  constructor(dependencies: BranchesDependencies) {
    this.#dependencies = dependencies;
    this.now = dependencies.clock.now();
    const { branches } = dependencies.store;
    this.#section = new AsyncSectionModel({
      needs: [branches],
      read: () => branches.known,
      load: () => branches.load(),
    });
    makeObservable<this, "refreshClock" | "begin" | "setLocation">(this, {
      text: observable,
      isOpenNowOnly: observable,
      now: observable,
      customerPlace: observableRef,
      isLocating: observable,
      refusal: observable,
      found: computed,
      cities: computed,
      near: computed,
      search: action,
      toggleOpenNow: action,
      clear: action,
      showByCity: action,
      refreshClock: action,
      begin: action,
      setLocation: action,
    });
  }

  /** Loads the branches and refreshes the current time regularly. Returns the function that stops this. */
  start(): () => void {
    void this.#section.load();
    this.refreshClock();
    const watch = interval(CLOCK_REFRESH_MS, this.#dependencies.clock.scheduler).subscribe(() => this.refreshClock());
    return () => watch.unsubscribe();
  }

  get section(): AsyncSection<readonly Branch[]> {
    return this.#section.section;
  }

  get helpContacts(): HelpContacts {
    return this.#dependencies.helpContacts();
  }

  get today(): WarsawDate {
    return warsawDateAt(this.now);
  }

  get found(): readonly Branch[] {
    return searchBranches(
      this.#dependencies.store.branches.known ?? [],
      { text: this.text, openNow: this.isOpenNowOnly },
      this.now,
    );
  }

  get cities(): readonly City[] {
    return groupByCity(this.found, compareNames);
  }

  /** Found branches, nearest first; `undefined` while the customer's location is unknown. */
  get near(): readonly BranchWithDistance[] | undefined {
    return this.customerPlace === undefined ? undefined : sortByDistance(this.found, this.customerPlace);
  }

  get foundText(): string {
    return this.text.trim() === "" && !this.isOpenNowOnly ? "" : t("branches.found", { count: this.found.length });
  }

  readonly search = (text: string): void => {
    this.text = text;
  };

  readonly toggleOpenNow = (): void => {
    this.isOpenNowOnly = !this.isOpenNowOnly;
  };

  readonly clear = (): void => {
    this.text = "";
    this.isOpenNowOnly = false;
  };

  /** Returns to the list by cities and discards the location. */
  readonly showByCity = (): void => {
    this.customerPlace = undefined;
  };

  /** Locates the customer. Called only when the user presses the button. */
  readonly locate = async (): Promise<void> => {
    if (this.isLocating) return;
    this.begin();
    const place = await this.#dependencies.location.locate();
    this.setLocation(place.ok ? place.value : undefined, place.ok ? undefined : place.failure);
  };

  private begin(): void {
    this.isLocating = true;
    this.refusal = undefined;
  }

  private setLocation(customerPlace: GeoPoint | undefined, refusal: LocationFailure | undefined): void {
    this.isLocating = false;
    this.customerPlace = customerPlace;
    this.refusal = refusal;
  }

  /** Keeps the time within the same minute: opening hours have no seconds, and a new time renders every row. */
  private refreshClock(): void {
    const now = this.#dependencies.clock.now();
    if (Math.floor(now / MINUTE_MS) !== Math.floor(this.now / MINUTE_MS)) this.now = now;
  }
}
