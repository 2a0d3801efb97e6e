import { BRAND, type Brand } from "./brand.ts";

/** Wiązka, the demo operator, with what only customers need to know of it. */
export const WHOLE_BRAND: Brand = {
  ...BRAND,
  transferRecipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
};
