/** Stored channel. */
export interface ChannelSeed {
  readonly number: number;
  readonly name: string;
  readonly genre: string;
  readonly packageName: string;
  readonly hd: boolean;
}

/** Number of channels of each guide. */
const GUIDES: Readonly<Record<string, number>> = { "PREMIUM-214": 214, "MAX-300": 300 };

const PACKAGES = ["Podstawowy", "Podstawowy", "Podstawowy", "Premium", "Premium", "Filmowy", "Sportowy"] as const;

/** Channel names by genre; further channels get a number. */
const NAMES = {
  Ogólne: ["TVP 1", "TVP 2", "Polsat", "TVN", "TV4", "TV Puls", "Metro", "Super Polsat"],
  Informacje: ["TVN24", "TVP Info", "Polsat News", "TVN24 BiŚ", "Kanał Świat"],
  Filmy: ["HBO", "HBO 2", "Kino Polska", "Kino Nocą", "Filmoteka", "Ekran Złoty"],
  Seriale: ["Seriale Plus", "Odcinek", "Komedia i Serial", "Kryminał"],
  Sport: ["TVP Sport", "Eurosport 1", "Eleven Sports 1", "Arena", "Stadion", "Żużel i Motory"],
  Dzieci: ["MiniMini", "Bajka", "Łapa TV", "Żyrafa"],
  Dokument: ["Planeta", "Historia", "Nauka i Świat", "Zwierzęta"],
  Muzyka: ["Muzyka 90", "Disco", "Filharmonia", "Ballada"],
  "Styl życia": ["Kuchnia", "Dom i Ogród", "Podróże"],
  Regionalne: ["TVP 3 Gdańsk", "Kaszuby TV", "Żuławy TV"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function nameAt(names: readonly string[], round: number): string {
  const name = names[round % names.length] ?? "Kanał";
  const again = Math.floor(round / names.length);
  return again === 0 ? name : `${name} ${again + 1}`;
}

/** Returns the channels of a guide, by number; none for an unknown guide. */
export function channelsOf(guide: string): readonly ChannelSeed[] {
  const genres = Object.entries(NAMES);
  return Array.from({ length: GUIDES[guide] ?? 0 }, (_, index) => {
    const [genre, names] = genres[index % genres.length] ?? ["Ogólne", NAMES["Ogólne"]];
    const hd = index % 3 !== 2;
    return {
      number: index + 1,
      name: `${nameAt(names, Math.floor(index / genres.length))}${hd ? " HD" : ""}`,
      genre,
      packageName: PACKAGES[index % PACKAGES.length] ?? "Podstawowy",
      hd,
    };
  });
}
