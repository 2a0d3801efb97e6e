/** Longest time for which the open page stays after a press on a link, until the next one can be drawn (NAV-23), ms. */
export const PAGE_STAY_MS = 100;

/** Waits for what the next page needs, but no longer than the open page stays. */
export function withinPageStay(needed: Promise<unknown>): Promise<unknown> {
  return Promise.race([needed, new Promise((resolve) => setTimeout(resolve, PAGE_STAY_MS))]);
}
