import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import type { Check, CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { withSessions } from "../with-sessions.ts";
import { textOf } from "../validation/response-tree.ts";

const MAX_PAGE_SIZE = 50;
/** Pages that are read; a log of a year may have hundreds. */
const MAX_PAGES = 3;
/** Tolerated difference of the clocks of provider and kit, ms. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;
/** E-mail address with its name unmasked, and nine digits of a phone, account or personal number. */
const UNMASKED = /[\p{L}\d._%+-]{2,}@|\d(?:[ -]?\d){8}/u;

/** Activity log: the present login, order, pages, and no secret. */
export const activityRules: Check = {
  id: "activity",
  title: "Activity log",
  needs: "read",
  rules: ["activity.login-listed", "activity.newest-first", "activity.pages-complete", "activity.no-secret"],
  run: (context) =>
    withSessions(context, { use: "read" }, ({ session, account }) => readLog(session, account, context.now())),
};

async function* readLog(session: ProviderClient, account: TestAccount, now: number): CheckResults {
  const seen = new Set<string>();
  let former = Number.POSITIVE_INFINITY;
  let cursor = "";
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await session.call("getActivities", cursor === "" ? {} : { cursor });
    if (answer.isUnsupported || !answer.isData) {
      if (page === 1) yield { notTried: `getActivities has no data: ${answer.summary}` };
      return;
    }
    const about = { operation: "getActivities", requestId: answer.requestId, path: "activities" };
    const items = answer.items("activities");
    if (page === 1 && !items.some((item) => isLoginAt(item, now)))
      yield {
        ...about,
        rule: "activity.login-listed",
        expected: "the login that has just opened the session",
        found: "no login of the last ten minutes",
        effect: "the customer cannot see a login of an attacker",
      };
    const times = items.map((item) => Date.parse(textOf(item, "at")));
    if (items.length > MAX_PAGE_SIZE || [former, ...times].some((at, index) => at < (times[index] ?? at)))
      yield {
        ...about,
        rule: "activity.newest-first",
        expected: "at most 50 entries, the newest first",
        found: items.length > MAX_PAGE_SIZE ? `${items.length} entries` : "an older entry before a newer one",
        effect: "the customer misses what happened last",
      };
    const ids = items.map((item) => textOf(item, "activityId"));
    if (new Set([...seen, ...ids]).size < seen.size + ids.length)
      yield {
        ...about,
        rule: "activity.pages-complete",
        expected: "no entry twice",
        found: "an entry of a former page, or an id twice",
        effect: "the list repeats entries and never ends",
      };
    if (items.some((item) => hasSecret(item, session, account)))
      yield {
        ...about,
        rule: "activity.no-secret",
        expected: "no secret, and contact data only masked",
        found: "an unmasked value",
        effect: "a log that is read on every device gives away personal data",
      };
    for (const id of ids) seen.add(id);
    former = times.at(-1) ?? former;
    cursor = answer.text("nextCursor");
    if (cursor === "") return;
  }
}

function isLoginAt(item: XmlElement, now: number): boolean {
  return textOf(item, "group") === "LOGIN" && Math.abs(Date.parse(textOf(item, "at")) - now) <= CLOCK_TOLERANCE_MS;
}

function hasSecret(item: XmlElement, { sessionId }: ProviderClient, { password }: TestAccount): boolean {
  const texts = `${textOf(item, "text")} ${textOf(item, "detail")}`;
  return UNMASKED.test(texts) || [sessionId, password].some((secret) => secret !== undefined && texts.includes(secret));
}
