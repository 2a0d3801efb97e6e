/** Plan of a streaming service. `price` is monthly, in grosze. */
export interface CataloguePlan {
  readonly planId: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

/** Streaming service of another company that the operator sells. */
export interface CatalogueService {
  readonly service: string;
  readonly name: string;
  readonly description?: string;
  readonly note?: string;
  readonly price: number;
  readonly plans?: readonly CataloguePlan[];
  readonly terms: { readonly version: string; readonly title: string; readonly paragraphs: readonly string[] };
  /** Activation of the account: at an address, or with a code. */
  readonly activationUrl?: string;
  readonly activationCode?: string;
}

function termsOf(name: string, company: string): CatalogueService["terms"] {
  return {
    version: "2026-01",
    title: `Regulamin ${name}`,
    paragraphs: [
      `Dostawcą serwisu ${name} jest ${company}, a Wiązka dolicza opłatę do twojej faktury i mu ją przekazuje.`,
      "Opłata jest miesięczna i liczy się od dnia włączenia. Po wyłączeniu nie doliczamy kolejnych.",
      "Możesz odstąpić od umowy w ciągu 14 dni od zamówienia, bez podania przyczyny. " +
        "Nic wtedy nie zapłacisz, także za dni, w których serwis działał.",
      "Konto zakładasz u dostawcy. Treści, ich dostępność i wymagania sprzętu opisuje dostawca na swojej stronie.",
      "Reklamację opłaty złożysz u nas, a działania serwisu u dostawcy. Odpowiedź dostaniesz w ciągu 30 dni.",
    ],
  };
}

/** Services that can be paid with the invoice, in display order. */
export const STREAMING_CATALOGUE: readonly CatalogueService[] = [
  {
    service: "netflix",
    name: "Netflix",
    description: "Filmy i seriale",
    price: 3_300,
    terms: termsOf("Netflix", "Netflix International B.V."),
    plans: [
      { planId: "basic", name: "Podstawowy", description: "1 urządzenie, HD", price: 3_300 },
      { planId: "standard", name: "Standard", description: "2 urządzenia naraz, Full HD", price: 4_900 },
      { planId: "premium", name: "Premium", description: "4 urządzenia naraz, 4K", price: 6_700 },
    ],
    activationUrl: "https://www.netflix.com/activate",
  },
  {
    service: "player",
    name: "Player",
    description: "Pakiet z TVN i Max, bez reklam",
    price: 3_000,
    terms: termsOf("Player", "TVN S.A."),
    activationUrl: "https://player.pl/aktywacja",
  },
  {
    service: "tvn24go",
    name: "TVN24 GO",
    description: "Informacje na żywo, także poza domem",
    note: "Na 3 urządzeniach naraz.",
    price: 1_500,
    terms: termsOf("TVN24 GO", "TVN S.A."),
    activationCode: "WBK7-42QX",
  },
  {
    service: "disney",
    name: "Disney+",
    description: "Filmy i seriale, 4 urządzenia naraz",
    price: 3_799,
    terms: termsOf("Disney+", "The Walt Disney Company"),
    activationUrl: "https://www.disneyplus.com/pl-pl/begin",
  },
  {
    service: "filmbox",
    name: "FilmBox+",
    description: "Kino bez reklam i kanały na żywo",
    price: 1_990,
    terms: termsOf("FilmBox+", "SPI International"),
    activationCode: "FBX-9041-77",
  },
  {
    service: "blacknut",
    name: "Blacknut",
    description: "500 gier w chmurze, bez konsoli",
    price: 2_999,
    terms: termsOf("Blacknut", "Blacknut S.A."),
    activationCode: "BN-5512-08",
  },
  {
    service: "canalplusonline",
    name: "CANAL+ Online",
    description: "Sport, filmy i seriale na żywo i na życzenie",
    price: 4_500,
    terms: termsOf("CANAL+ Online", "CANAL+ Polska S.A."),
    activationCode: "CPO-3310-46",
  },
  {
    service: "hbomax",
    name: "HBO Max",
    description: "Filmy i seriale HBO, 2 urządzenia naraz",
    price: 2_999,
    terms: termsOf("HBO Max", "WarnerMedia Direct"),
    activationUrl: "https://www.hbomax.com/pl/pl/activate",
  },
];
