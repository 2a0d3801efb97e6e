import { action, computed, makeObservable, observable } from "mobx";
import { filterChannels, channelFilterOptions, type TvChannel } from "#domain/products/channels.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { compareNames } from "#ui/shared/formats.ts";

/** All channels, with the values of their filters. */
export interface ChannelGuide {
  readonly all: readonly TvChannel[];
  readonly genres: readonly string[];
  readonly packages: readonly string[];
}

/** Search for channels. The filters are kept until the page closes. */
export class ChannelsViewModel {
  text = "";
  /** `""`: any. */
  genre = "";
  packageName = "";
  readonly #dependencies: ServiceActionsDependencies;
  readonly #section: AsyncSectionModel<ChannelGuide>;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#dependencies = dependencies;
    const { channels } = dependencies.store;
    this.#section = new AsyncSectionModel({ needs: [channels], read: () => this.guide, load: () => channels.load() });
    makeObservable<this, "guide">(this, {
      text: observable,
      genre: observable,
      packageName: observable,
      guide: computed,
      found: computed,
      search: action,
      chooseGenre: action,
      choosePackage: action,
      clearFilters: action,
    });
  }

  get section(): AsyncSection<ChannelGuide> {
    return this.#section.section;
  }

  /** Channels that match the filters. */
  get found(): readonly TvChannel[] {
    const any = (value: string): string | undefined => (value === "" ? undefined : value);
    return filterChannels(this.guide?.all ?? [], {
      text: this.text,
      genre: any(this.genre),
      packageName: any(this.packageName),
    });
  }

  begin(): void {
    void this.#dependencies.store.channels.load();
  }

  readonly search = (text: string): void => {
    this.text = text;
  };

  readonly chooseGenre = (genre: string): void => {
    this.genre = genre;
  };

  readonly choosePackage = (packageName: string): void => {
    this.packageName = packageName;
  };

  /** Clears the filters. */
  readonly clearFilters = (): void => {
    this.text = "";
    this.genre = "";
    this.packageName = "";
  };

  private get guide(): ChannelGuide | undefined {
    const all = this.#dependencies.store.channels.known;
    return all === undefined ? undefined : { all, ...channelFilterOptions(all, compareNames) };
  }
}
