/** Stored channel. */
export interface ChannelSeed {
  readonly number: number;
  readonly name: string;
  readonly genre: string;
  readonly packageName: string;
  readonly hd: boolean;
}

type Genre =
  | "Ogólne"
  | "Informacje"
  | "Filmy"
  | "Seriale"
  | "Sport"
  | "Dzieci"
  | "Dokument"
  | "Muzyka"
  | "Styl życia"
  | "Regionalne";

interface ChannelGroup {
  readonly packageName: "Podstawowy" | "Premium" | "Filmowy" | "Sportowy";
  readonly genre: Genre;
  readonly names: readonly string[];
}

/** Channels by package and genre, in the order of their numbers. */
const GROUPS: readonly ChannelGroup[] = [
  {
    packageName: "Podstawowy",
    genre: "Ogólne",
    names: [
      "TVP 1",
      "TVP 2",
      "Polsat",
      "TVN",
      "TV4",
      "TV Puls",
      "TVN 7",
      "TV6",
      "Puls 2",
      "TTV",
      "Super Polsat",
      "Metro",
      "TVP Polonia",
      "TVP Kultura",
      "TVP Rozrywka",
      "Zoom TV",
    ],
  },
  {
    packageName: "Podstawowy",
    genre: "Regionalne",
    names: [
      "TVP 3 Gdańsk",
      "TVP 3 Białystok",
      "TVP 3 Bydgoszcz",
      "TVP 3 Katowice",
      "TVP 3 Kielce",
      "TVP 3 Kraków",
      "TVP 3 Lublin",
      "TVP 3 Łódź",
      "TVP 3 Olsztyn",
      "TVP 3 Opole",
      "TVP 3 Poznań",
      "TVP 3 Rzeszów",
      "TVP 3 Szczecin",
      "TVP 3 Warszawa",
      "TVP 3 Wrocław",
      "Kaszuby TV",
      "Żuławy TV",
      "Teletrójmiasto",
    ],
  },
  {
    packageName: "Podstawowy",
    genre: "Informacje",
    names: ["TVN24", "TVP Info", "Polsat News", "TVN24 BiŚ", "Polsat News 2", "TVP World", "Kanał Świat", "Euronews"],
  },
  {
    packageName: "Podstawowy",
    genre: "Dzieci",
    names: ["MiniMini", "TVP ABC", "Bajka", "Łapa TV", "Żyrafa", "Dobranocka", "Kredka", "Puzzle TV"],
  },
  {
    packageName: "Podstawowy",
    genre: "Filmy",
    names: ["Kino Polska", "Stopklatka", "Filmoteka", "Ekran Złoty", "Kino Nocą"],
  },
  {
    packageName: "Podstawowy",
    genre: "Seriale",
    names: ["TVP Seriale", "Seriale Plus", "Odcinek", "Komedia i Serial", "Kryminał", "Saga"],
  },
  {
    packageName: "Podstawowy",
    genre: "Sport",
    names: ["TVP Sport", "Eurosport 1", "Eurosport 2", "Polsat Sport 1", "Stadion"],
  },
  {
    packageName: "Podstawowy",
    genre: "Dokument",
    names: ["TVP Historia", "TVP Nauka", "TVP Dokument", "Planeta", "Zwierzęta", "Nauka i Świat"],
  },
  {
    packageName: "Podstawowy",
    genre: "Muzyka",
    names: ["Muzyka 90", "Disco", "Filharmonia", "Ballada", "Polskie Przeboje", "Ludowa", "Jazz i Blues"],
  },
  {
    packageName: "Podstawowy",
    genre: "Styl życia",
    names: ["Kuchnia", "Dom i Ogród", "Podróże", "Zdrowie", "Moda", "Warsztat", "Wędkarz"],
  },
  {
    packageName: "Premium",
    genre: "Ogólne",
    names: ["Panorama", "Wieczór", "Kalejdoskop", "Scena", "Kabaret", "Teleturniej", "Mozaika", "Retro TV"],
  },
  {
    packageName: "Premium",
    genre: "Informacje",
    names: ["BBC News", "CNN", "Deutsche Welle", "France 24", "Giełda i Rynek", "Bałtyk 24", "Pogoda 24"],
  },
  {
    packageName: "Premium",
    genre: "Filmy",
    names: [
      "HBO",
      "HBO 2",
      "HBO 3",
      "Ale Kino",
      "Kino TV",
      "Western",
      "Kino Akcji",
      "Kino Grozy",
      "Kino Familijne",
      "Klasyka Kina",
      "Premiera",
      "Romans",
      "Kino Europy",
      "Krótki Metraż",
    ],
  },
  {
    packageName: "Premium",
    genre: "Seriale",
    names: [
      "Seriale Premium",
      "Telenowela",
      "Detektyw",
      "Medyczny",
      "Kosmos i Przygoda",
      "Serial Skandynawski",
      "Serial Brytyjski",
      "Serial Kostiumowy",
      "Sitcom",
      "Kulisy",
    ],
  },
  {
    packageName: "Premium",
    genre: "Sport",
    names: [
      "Polsat Sport 2",
      "Polsat Sport 3",
      "Arena",
      "Żużel i Motory",
      "Siatka i Kosz",
      "Tenis i Golf",
      "Zimowe Sporty",
      "Żagle i Woda",
      "Kolarstwo",
      "Sporty Walki",
      "Lekka Atletyka",
      "E-sport",
    ],
  },
  {
    packageName: "Premium",
    genre: "Dzieci",
    names: ["Klocek", "Wesoła Nauka", "Kosmici", "Baśnie", "Zagadka", "Piosenki dla Dzieci", "Nastolatki", "Miś i Jeż"],
  },
  {
    packageName: "Premium",
    genre: "Dokument",
    names: [
      "Historia",
      "Odkrywca",
      "Wielkie Budowy",
      "Kosmos",
      "Ocean",
      "Dzika Afryka",
      "Archiwum",
      "Śledztwo",
      "Technika",
      "Bitwy i Wodzowie",
      "Podróżnik",
      "Ludzie i Miejsca",
    ],
  },
  {
    packageName: "Premium",
    genre: "Muzyka",
    names: [
      "Rock TV",
      "Muzyka 80",
      "Muzyka 70",
      "Hip-hop",
      "Opera",
      "Koncert",
      "Klub",
      "Lato Przebojów",
      "Chillout",
      "Metal TV",
      "Reggae",
      "Karaoke",
    ],
  },
  {
    packageName: "Premium",
    genre: "Styl życia",
    names: [
      "Smaki Świata",
      "Wnętrza",
      "Ogród Premium",
      "Moto",
      "Kamper",
      "Joga",
      "Ślub",
      "Rękodzieło",
      "Architektura",
      "Winnica",
      "Pies i Kot",
      "Jacht",
      "Góry",
    ],
  },
  {
    packageName: "Premium",
    genre: "Regionalne",
    names: [
      "Mazury TV",
      "Podhale TV",
      "Śląsk TV",
      "Mazowsze TV",
      "Wielkopolska TV",
      "Pomorze Zachodnie TV",
      "Lubelszczyzna TV",
      "Podlasie TV",
      "Dolny Śląsk TV",
      "Małopolska TV",
      "Kujawy TV",
      "Warmia TV",
      "Roztocze TV",
      "Bieszczady TV",
    ],
  },
  {
    packageName: "Filmowy",
    genre: "Filmy",
    names: [
      "Kinoteka 1",
      "Kinoteka 2",
      "Kinoteka 3",
      "Kinoteka Akcja",
      "Kinoteka Komedia",
      "Kinoteka Dramat",
      "Kinoteka Thriller",
      "Kinoteka Rodzina",
      "Kinoteka Kultowe",
      "Kinoteka Świat",
      "Kinoteka Polska",
      "Kinoteka Dokument",
      "Kinoteka Noc",
      "Kinoteka Lato",
      "Kinoteka Oskary",
      "Kinoteka Nieme",
      "Kinoteka Anime",
      "Kinoteka 4K",
    ],
  },
  {
    packageName: "Sportowy",
    genre: "Sport",
    names: [
      "Eleven Sports 1",
      "Eleven Sports 2",
      "Eleven Sports 3",
      "Eleven Sports 4",
      "Liga 1",
      "Liga 2",
      "Boks i MMA",
    ],
  },
];
/** Prefix of numbered channels that complete a guide of more channels than there are names. */
const ON_DEMAND = { packageName: "Sportowy", genre: "Sport", prefix: "Transmisja" } as const;

type Package = ChannelGroup["packageName"];

/** Number of channels of each guide, and its packages. */
const GUIDES: Readonly<Record<string, { readonly count: number; readonly packages: readonly Package[] }>> = {
  "BASIC-86": { count: 86, packages: ["Podstawowy"] },
  "PREMIUM-214": { count: 214, packages: ["Podstawowy", "Premium", "Filmowy"] },
  "MAX-300": { count: 300, packages: ["Podstawowy", "Premium", "Filmowy", "Sportowy"] },
};

/** Returns the channels of a guide, by number; none for an unknown guide. */
export function channelsOf(guide: string): readonly ChannelSeed[] {
  const { count, packages } = GUIDES[guide] ?? { count: 0, packages: [] };
  const named = GROUPS.filter(({ packageName }) => packages.includes(packageName)).flatMap(
    ({ names, genre, packageName }) => names.map((name) => ({ name, genre, packageName })),
  );
  return Array.from({ length: count }, (_, index) => {
    const { name, genre, packageName } = named[index] ?? {
      ...ON_DEMAND,
      name: `${ON_DEMAND.prefix} ${index + 1 - named.length}`,
    };
    const hd = index % 3 !== 2;
    return { number: index + 1, name: hd ? `${name} HD` : name, genre, packageName, hd };
  });
}
