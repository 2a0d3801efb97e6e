import { NOTHING_YET } from "./defaults.ts";
import { WELCOME } from "./site-content.ts";
import type { SeedFactory } from "./seed.ts";

/** A customer of yesterday, who has nothing yet: what a portal shows when every list is empty. */
export function newcomer(firstName: string, lastName: string): SeedFactory {
  const email = `${firstName}.${lastName}@poczta.example`.toLowerCase();
  return () => ({
    ...NOTHING_YET,
    siteTexts: WELCOME,
    client: {
      customerType: "PRIVATE",
      firstName,
      lastName,
      email,
      contactDataEditable: true,
      contactDataVisible: true,
    },
  });
}

export const nowak: SeedFactory = newcomer("Jan", "Nowak");
