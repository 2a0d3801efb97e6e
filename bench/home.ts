import { parseArgs } from "node:util";
import { measureCpuSlowdown } from "../scripts/cpu-slowdown.ts";
import { slowestCall, timeHome, WAYS_HOME, type HomeTimes, type WayHome } from "./measure-home-data.ts";
import { startSite } from "./sites.ts";
import { startBrowser } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";

/**
 * `npm run bench:home [-- --runs 5 --way login --portal dist --portal <folder of another build>]`: prints the timeline
 * of the start page after a login, a reload or a switch of the account, and the medians of all runs. Several builds are
 * measured in turns, so that other load of the machine affects them alike.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    way: { type: "string", multiple: true, default: [...WAYS_HOME] },
    portal: { type: "string", multiple: true, default: ["dist"] },
  },
});
const ways = WAYS_HOME.filter((way) => values.way.includes(way));

const ms = (time: number): string => String(Math.round(time)).padStart(6);

function timeline(title: string, { known, first, all, calls }: HomeTimes): string {
  const events = [
    { at: known, text: "session known" },
    ...calls.map(({ operation, from, to }) => ({ at: from, text: `${operation}, response at ${ms(to).trim()}` })),
    { at: first, text: "first data drawn" },
    { at: all, text: "all data drawn" },
  ].toSorted((one, other) => one.at - other.at);
  return [`\n${title}`, ...events.map(({ at, text }) => `${ms(at)} ms  ${text}`)].join("\n");
}

const browser = await startBrowser();
const sites = await Promise.all(values.portal.map(async (folder) => ({ folder, site: await startSite(folder) })));
const measured = new Map<string, HomeTimes[]>();
const titleOf = (folder: string, way: WayHome): string => `${way}, ${folder}`;
for (let run = 0; run < Number(values.runs); run += 1) {
  const cpuSlowdown = await measureCpuSlowdown(browser);
  console.log(`run ${run + 1}: processor slowed down ${cpuSlowdown.toFixed(1)} times`);
  const slow = { browser, cpuSlowdown };
  for (const way of ways) {
    for (const { folder, site } of sites) {
      const title = titleOf(folder, way);
      measured.set(title, [...(measured.get(title) ?? []), await timeHome(slow, site, way)]);
    }
  }
}
await browser.close();
for (const { site } of sites) await site.close();

for (const [title, times] of measured) {
  const last = times.at(-1);
  if (last !== undefined) console.log(timeline(title, last));
}
for (const [title, times] of measured) {
  const median = (of: (one: HomeTimes) => number): string => ms(summarize(times.map(of)).median);
  console.log(`\n${title}, medians of ${times.length}`);
  console.log(`${median(({ known }) => known)} ms  session known`);
  console.log(`${median(({ first, known }) => first - known)} ms  from there to the first data`);
  console.log(`${median(({ all, known }) => all - known)} ms  from there to all data`);
  console.log(`${median(slowestCall)} ms  slowest call`);
  console.log(`${median((one) => one.all - one.known - slowestCall(one))} ms  all data beyond the slowest call`);
}
