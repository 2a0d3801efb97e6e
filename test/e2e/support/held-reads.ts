import type { Page } from "@playwright/test";

/** Reads of the start page, by operation. */
export const HOME_READS = [
  "getClientData",
  "getOutageMessages",
  "getClientFinancialEntries",
  "getOnboardingtData",
  "getClientMessages",
  "getSalesOfferHistory",
  "getSiteContent",
  "getContactData",
  "getExtendOffer",
  "getBanners",
  "getConsentsByCustomerAccount",
] as const;

/** Reads of the start page whose responses a test holds back. */
export interface HeldReads {
  /** Names of the sent reads, sorted; a read that was sent twice is named twice. */
  readonly sent: () => readonly string[];
  /** Lets all responses through, also those of later reads. */
  readonly release: () => void;
}

/** Holds back the responses of the start page's reads from now on, until they are released. */
export async function holdHomeReads(page: Page): Promise<HeldReads> {
  const sent: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/service", async (route) => {
    const body = route.request().postData() ?? "";
    const read = HOME_READS.find((name) => body.includes(`<${name} `) || body.includes(`:${name} `));
    if (read !== undefined) {
      sent.push(read);
      await released;
    }
    await route.fallback();
  });
  return { sent: () => sent.toSorted(), release };
}
