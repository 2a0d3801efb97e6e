import { action, computed, makeObservable, observable } from "mobx";
import { channelsFor, kindsOf, type TvChannel } from "#domain/products/channels.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { DeskWorld } from "./desk-world.ts";

/** All channels, and what they can be told apart by. */
export interface ChannelGuide {
  readonly all: readonly TvChannel[];
  readonly genres: readonly string[];
  readonly packages: readonly string[];
}

/** Looking for channels. What was looked for stays while the page does. */
export class ChannelsModel {
  text = "";
  /** `""`: any. */
  genre = "";
  packageName = "";
  readonly #world: DeskWorld;
  readonly #part: PartModel<ChannelGuide>;

  constructor(world: DeskWorld) {
    this.#world = world;
    const { channels } = world.store;
    this.#part = new PartModel({ needs: [channels], read: () => this.guide, load: () => channels.load() });
    makeObservable<this, "guide">(this, {
      text: observable,
      genre: observable,
      packageName: observable,
      guide: computed,
      found: computed,
      look: action,
      chooseGenre: action,
      choosePackage: action,
      all: action,
    });
  }

  get part(): Part<ChannelGuide> {
    return this.#part.part;
  }

  /** What fits what is looked for. */
  get found(): readonly TvChannel[] {
    const any = (value: string): string | undefined => (value === "" ? undefined : value);
    return channelsFor(this.guide?.all ?? [], {
      text: this.text,
      genre: any(this.genre),
      packageName: any(this.packageName),
    });
  }

  begin(): void {
    void this.#world.store.channels.load();
  }

  readonly look = (text: string): void => {
    this.text = text;
  };

  readonly chooseGenre = (genre: string): void => {
    this.genre = genre;
  };

  readonly choosePackage = (packageName: string): void => {
    this.packageName = packageName;
  };

  /** Looks for nothing any more. */
  readonly all = (): void => {
    this.text = "";
    this.genre = "";
    this.packageName = "";
  };

  private get guide(): ChannelGuide | undefined {
    const all = this.#world.store.channels.known;
    return all === undefined ? undefined : { all, ...kindsOf(all) };
  }
}
