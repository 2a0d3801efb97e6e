import { autorun, configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { AsyncSectionModel } from "./async-section.ts";
import { incompleteDataOf } from "./incomplete-data.ts";
import { RefreshedValue } from "./refreshed-value.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const LOST = fail<TransportFailure>({ kind: "unreachable" });
const MINUTE = 60_000;

/** Creates a value of a fake server that returns `answer.next`, or responds only to `release`. */
function setUp() {
  const clock = movableClock();
  const answer: { next: Result<string, TransportFailure> | Promise<Result<string, TransportFailure>> } = {
    next: succeed("first"),
  };
  let requests = 0;
  const value = new RefreshedValue<string>(async () => {
    requests += 1;
    return answer.next;
  }, clock);
  return { clock, answer, value, requests: () => requests };
}

/** Creates a value that was read a minute ago. */
async function setUpKnown() {
  const all = setUp();
  await all.value.refresh();
  await all.clock.advance(MINUTE);
  return all;
}

describe("RefreshedValue", () => {
  it("loads at once while nothing is known", async () => {
    const { value, requests } = setUp();
    const loaded = value.refresh();
    expect([value.isPending, requests()]).toEqual([true, 1]);
    await loaded;
    expect(value.state).toEqual({ status: "ready", value: "first" });
  });

  it("[NAV-30] keeps a known value on screen and reads it again after the page was painted", async () => {
    const { clock, answer, value, requests } = await setUpKnown();
    answer.next = succeed("second");
    const refreshed = value.refresh();
    await clock.advance(99);
    expect([value.state, requests()]).toEqual([{ status: "ready", value: "first" }, 1]);
    await clock.advance(1);
    await refreshed;
    expect([value.known, requests()]).toEqual(["second", 2]);
  });

  it("shows the known value while the refresh runs", async () => {
    const { clock, answer, value } = await setUpKnown();
    answer.next = new Promise(() => undefined);
    void value.refresh();
    await clock.advance(100);
    expect([value.state.status, value.known, value.isPending, value.isOutdated]).toEqual([
      "loading",
      "first",
      false,
      false,
    ]);
  });

  it("renders nothing again for a refresh that returns an equal value", async () => {
    const clock = movableClock();
    const value = new RefreshedValue(() => Promise.resolve(succeed([{ id: 1 }])), clock);
    const section = new AsyncSectionModel({ needs: [value], read: () => value.known, load: () => value.refresh() });
    await value.refresh();
    const seen: unknown[] = [];
    const stop = autorun(() => void seen.push(section.section));
    await clock.advance(MINUTE);
    void value.refresh();
    await clock.advance(100);
    expect(seen).toEqual([{ status: "ready", value: [{ id: 1 }], incomplete: undefined }]);
    stop();
  });

  it("sends nothing for a value that was read less than three seconds ago", async () => {
    const { clock, value, requests } = setUp();
    await value.refresh();
    await clock.advance(2_999);
    await value.refresh();
    expect(requests()).toBe(1);
    await clock.advance(1);
    void value.refresh();
    await clock.advance(100);
    expect(requests()).toBe(2);
  });

  it("sends one request for pages that refresh at once, and each waits for it", async () => {
    const { clock, answer, value, requests } = await setUpKnown();
    let respond: (result: Result<string, TransportFailure>) => void = () => undefined;
    answer.next = new Promise((resolve) => (respond = resolve));
    const ended: string[] = [];
    const both = Promise.all(
      ["one", "other"].map(async (page) => {
        await value.refresh();
        ended.push(page);
      }),
    );
    await clock.advance(100);
    expect([requests(), ended]).toEqual([2, []]);
    respond(succeed("second"));
    await both;
    expect([value.known, requests()]).toEqual(["second", 2]);
  });

  it.each<[string, (value: RefreshedValue<string>) => void, string | undefined, number]>([
    ["a logout clears the value", (value) => value.clear(), undefined, 1],
    ["a write replaces it", (value) => value.replace("written"), "written", 1],
    ["a write reloads it", (value) => void value.reload(), "first", 2],
  ])("drops a waiting refresh when %s", async (_, meanwhile, known, sent) => {
    const { clock, value, requests } = await setUpKnown();
    const refreshed = value.refresh();
    meanwhile(value);
    await clock.advance(100);
    await refreshed;
    expect([value.known, requests()]).toEqual([known, sent]);
  });

  it("(part of NAV-30) is outdated from a failed refresh until a retry succeeds", async () => {
    const { clock, answer, value } = await setUpKnown();
    answer.next = LOST;
    void value.refresh();
    await clock.advance(100);
    expect([value.known, value.isOutdated]).toEqual(["first", true]);
    answer.next = succeed("second");
    const notice = incompleteDataOf(value);
    expect(notice).toMatchObject({ isOutdated: true, isReloading: false });
    notice?.reload();
    expect(incompleteDataOf(value)).toMatchObject({ isOutdated: true, isReloading: true });
    await clock.advance(0);
    expect([value.known, value.isOutdated, incompleteDataOf(value)]).toEqual(["second", false, undefined]);
  });

  it("stays outdated when the retry is aborted, or a write changes what was read before", async () => {
    const { clock, answer, value } = await setUpKnown();
    answer.next = LOST;
    void value.refresh();
    await clock.advance(100);
    answer.next = fail<TransportFailure>({ kind: "aborted" });
    await value.reload();
    expect([value.state.status, value.isOutdated]).toEqual(["ready", true]);
    value.replace("changed");
    expect([value.known, value.isOutdated]).toEqual(["changed", true]);
  });

  it("refreshes again at the next visit after a failed refresh", async () => {
    const { clock, answer, value, requests } = await setUpKnown();
    answer.next = LOST;
    void value.refresh();
    await clock.advance(100);
    void value.refresh();
    await clock.advance(100);
    expect(requests()).toBe(3);
  });

  it("is not outdated when nothing is known after a failure", async () => {
    const { answer, value } = setUp();
    answer.next = LOST;
    await value.refresh();
    expect([value.isOutdated, incompleteDataOf(value)]).toEqual([false, undefined]);
  });
});
