import { NOTHING_YET } from "./defaults.ts";
import type { Recipe } from "./seed.ts";

/** A customer of yesterday, who has nothing yet: what a portal shows when every list is empty. */
export const nowak: Recipe = () => ({
  ...NOTHING_YET,
  client: { customerType: "PRIVATE", firstName: "Jan", lastName: "Nowak", email: "jan.nowak@poczta.example", contactDataEditable: true, contactDataVisible: true },
});
