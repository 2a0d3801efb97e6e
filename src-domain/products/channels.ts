/** Channel of a TV guide. Fields that the server omits are `undefined`. */
export interface TvChannel {
  readonly number: number;
  readonly name: string;
  readonly genre: string | undefined;
  readonly packageName: string | undefined;
  readonly hd: boolean;
}

/** Channel filter; `undefined` matches all. */
export interface ChannelSearch {
  readonly text: string;
  readonly genre: string | undefined;
  readonly packageName: string | undefined;
}

/**
 * Returns the matching channels in the server's order. Each word of the text must occur in the name, ignoring case and
 * diacritics (`zolty` finds "Żółty"), or start the number.
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

/** Lists the genres and packages to filter by, each once, in the order of `compare`. */
export function channelFilterOptions(
  channels: readonly TvChannel[],
  compare: (one: string, other: string) => number,
): {
  readonly genres: readonly string[];
  readonly packages: readonly string[];
} {
  const sortedUnique = (values: readonly (string | undefined)[]): readonly string[] =>
    [...new Set(values.filter((value) => value !== undefined))].toSorted(compare);
  return {
    genres: sortedUnique(channels.map(({ genre }) => genre)),
    packages: sortedUnique(channels.map(({ packageName }) => packageName)),
  };
}

function folded(text: string): string {
  // NFD does not decompose "ł".
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
