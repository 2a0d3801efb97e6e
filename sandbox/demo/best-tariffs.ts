import type { LegalNoticeSeed } from "./message-seed.ts";

type Tariffs = NonNullable<LegalNoticeSeed["tariffs"]>;

const TELEVISION: Tariffs = [
  { name: "Telewizja Komfort", price: 6_400, description: "umowa na 12 miesięcy" },
  { name: "Telewizja Podstawowa", price: 3_900, description: "umowa na czas nieokreślony" },
];

/** Best tariffs at the end of a fixed term, by category of the service; amounts in grosze. */
export const BEST_TARIFFS: Readonly<Record<string, Tariffs>> = {
  internet: [
    { name: "Internet światłowodowy 1 Gb/s", price: 6_900, description: "umowa na 12 miesięcy" },
    { name: "Internet światłowodowy 600 Mb/s", price: 5_900, description: "umowa na czas nieokreślony" },
  ],
  television: TELEVISION,
  tv_smart: TELEVISION,
  mobile_phone: [
    { name: "Bez Limitu 120 GB", price: 4_900, description: "umowa na 12 miesięcy" },
    { name: "Bez Limitu 60 GB", price: 3_500, description: "umowa na czas nieokreślony" },
  ],
  mobile_internet: [{ name: "Internet mobilny 5G 200 GB", price: 4_500, description: "umowa na czas nieokreślony" }],
};
