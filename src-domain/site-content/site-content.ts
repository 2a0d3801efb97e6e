import type { WarsawDate } from "../shared-kernel/index.ts";

/** The operator's texts by key. A key without a text is not in the map: its place is left out (SITE-01). */
export type SiteContent = ReadonlyMap<string, string>;

/** A rotation banner (SITE-03). */
export interface Banner {
  readonly bannerId: string;
  readonly order: number;
  readonly expirationDate: WarsawDate | undefined;
  readonly resourceUrl: string;
  readonly destinationUrl: string | undefined;
  readonly alternativeText: string | undefined;
}
