/** A channel of a television's guide. What the provider leaves out of it is `undefined`: it shows all the same. */
export interface TvChannel {
  readonly number: number;
  readonly name: string;
  readonly genre: string | undefined;
  readonly packageName: string | undefined;
  readonly hd: boolean;
}

/** What is looked for among channels; `undefined` is any. */
export interface ChannelSearch {
  readonly text: string;
  readonly genre: string | undefined;
  readonly packageName: string | undefined;
}

/**
 * The channels that fit, in the provider's order: every word of the text stands in the name, however it is written
 * (`zolty` finds "Żółty"), or is how the number begins.
 */
export function filterChannels(
  channels: readonly TvChannel[],
  { text, genre, packageName }: ChannelSearch,
): readonly TvChannel[] {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return channels.filter((channel) => {
    if (genre !== undefined && channel.genre !== genre) return false;
    if (packageName !== undefined && channel.packageName !== packageName) return false;
    const name = folded(channel.name);
    return words.every((word) => name.includes(word) || String(channel.number).startsWith(word));
  });
}

/** What channels may be told apart by: each genre and package once, in the alphabet's order. */
export function channelFilterOptions(channels: readonly TvChannel[]): {
  readonly genres: readonly string[];
  readonly packages: readonly string[];
} {
  const once = (values: readonly (string | undefined)[]): readonly string[] =>
    [...new Set(values.filter((value) => value !== undefined))].toSorted((one, other) =>
      one.localeCompare(other, "pl"),
    );
  return {
    genres: once(channels.map(({ genre }) => genre)),
    packages: once(channels.map(({ packageName }) => packageName)),
  };
}

function folded(text: string): string {
  // ł is a letter of its own, not an l with a mark
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
