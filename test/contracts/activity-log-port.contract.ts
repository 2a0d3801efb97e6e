import { describe, expect, it } from "vitest";
import type { AccountActivity, ActivityGroup, ActivityLogPort } from "#domain/settings/index.ts";

/** Customer with more than 50 activities of all groups. */
export interface ActivityLogContractSetup {
  readonly port: ActivityLogPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

const MAX_PAGE_SIZE = 50;

/** Loads all pages of a group. */
async function loadAll(port: ActivityLogPort, group?: ActivityGroup): Promise<readonly AccountActivity[]> {
  const all: AccountActivity[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await port.load({ group, cursor });
    if (!page.ok) throw new Error(`failed: ${JSON.stringify(page.failure)}`);
    expect(page.value.activities.length).toBeLessThanOrEqual(MAX_PAGE_SIZE);
    all.push(...page.value.activities);
    cursor = page.value.nextCursor;
  }
  return all;
}

/** Runs the contract suite of `ActivityLogPort`. `make` creates a new provider each time. */
export function activityLogPortContract(name: string, make: () => Promise<ActivityLogContractSetup>): void {
  describe(`ActivityLogPort: ${name}`, () => {
    it("(part of ACT-01) loads all pages without gaps and repetitions, the newest entry first", async () => {
      const { port } = await make();
      const all = await loadAll(port);
      expect(all.length).toBeGreaterThan(MAX_PAGE_SIZE);
      expect(new Set(all.map(({ activityId }) => activityId)).size).toBe(all.length);
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
    });

    it("(part of ACT-03) loads the entries of one group, which the whole log has, too", async () => {
      const { port } = await make();
      const all = await loadAll(port);
      for (const group of ["login", "security", "payment", "decision"] as const) {
        const listed = await loadAll(port, group);
        expect(listed.length, group).toBeGreaterThan(0);
        expect(listed).toEqual(all.filter((activity) => activity.group === group));
      }
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.load({})).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}
