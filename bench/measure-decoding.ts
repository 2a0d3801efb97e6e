import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";
import { storeBenchSession } from "./stored-profile.ts";

const LARGE = "wielki.dab";
/**
 * Number of decodings, of which the quickest counts. On either thread a decoding takes its time or twice as long,
 * whatever the CPU slowdown, because two processors of such a machine share resources. The median would be random; the
 * minimum shows the work.
 */
const DECODINGS = 16;

interface Decoded {
  readonly ms: number;
  readonly longest: number;
}

const noRuns = (): Decoded[] => [];

/** Measures decoding of a response with 5,000 entries by the portal's gateway, in the worker and on the main thread. */
export async function measureDecoding(
  { browser, cpuSlowdown }: SlowBrowser,
  { plain }: Sites,
  figures: Figures,
): Promise<void> {
  const profile = await freshProfile(browser, {});
  await storeBenchSession(profile, plain, LARGE);
  const { page } = await slowPage(profile, { cpuSlowdown, slow: "processor", submits: false });
  await page.goto(`${plain.url}/decoding`);
  await page.getByRole("heading", { name: "Dekodowanie" }).waitFor();
  const ways = [
    { where: "place", site: "plain", runs: noRuns() },
    { where: "worker", site: "portal", runs: noRuns() },
  ] as const;
  for (let run = 0; run <= DECODINGS; run += 1) {
    for (const { where, runs } of ways) {
      const decoded = await page.evaluate(
        async ([way, factor]) => {
          const start = performance.now();
          const ms = await window.ebokDecode?.(way);
          // The browser reports long tasks with a delay.
          await new Promise((resolve) => setTimeout(resolve, 100));
          return {
            ms: (ms ?? 0) + (factor - 1) * window.ebokProbe.workerTime(start),
            longest: window.ebokProbe.longestTask(start),
          };
        },
        [where, cpuSlowdown] as const,
      );
      // The first run loads the response and starts the worker.
      if (run > 0) runs.push(decoded);
    }
  }
  for (const { site, runs } of ways) {
    figures.set(`5,000 entries decoded, ms/${site}`, summarize(runs.map(({ ms }) => ms)).least);
    figures.set(
      `5,000 entries decoded: longest task, ms/${site}`,
      summarize(runs.map(({ longest }) => longest)).median,
    );
  }
  await profile.close();
}
