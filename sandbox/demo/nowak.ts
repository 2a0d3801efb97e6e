import { EMPTY_CUSTOMER } from "./defaults.ts";
import { WELCOME } from "./site-content.ts";
import type { SeedFactory } from "./seed.ts";

/** Creates a customer since yesterday: all lists of the portal are empty, and no contact data are known. */
export function newcomer(firstName: string, lastName: string): SeedFactory {
  return () => ({
    ...EMPTY_CUSTOMER,
    siteTexts: WELCOME,
    client: {
      customerType: "PRIVATE",
      firstName,
      lastName,
      contactDataEditable: true,
      contactDataVisible: true,
    },
  });
}

export const nowak: SeedFactory = newcomer("Jan", "Nowak");
