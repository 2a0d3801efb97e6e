import { expect, it } from "vitest";
import { WatchedBrowser, type BrowserState } from "./watched-browser.ts";

const never = (): Promise<void> => new Promise(() => undefined);

/** Creates browsers in the given states, in order; all further ones have the last state. */
function browsers(...states: readonly BrowserState[]) {
  const ended: number[] = [];
  let started = 1;
  const watched = new WatchedBrowser(
    0,
    {
      start: () => Promise.resolve(started++),
      browserStateOf: (browser) => Promise.resolve(states[browser] ?? states.at(-1) ?? "draws"),
      end: async (browser) => void ended.push(browser),
    },
    1,
  );
  return { watched, ended };
}

it("repeats the measurement in another browser when the first one stops drawing", async () => {
  const { watched, ended } = browsers("stands still");
  const measured: number[] = [];
  await watched.run((browser) => {
    measured.push(browser);
    return browser === 0 ? never() : Promise.resolve();
  });
  expect({ measured, ended, left: watched.left }).toEqual({ measured: [0, 1], ended: [0], left: 1 });
  await watched.run(async (browser) => void measured.push(browser));
  await watched.end();
  expect({ measured, ended }).toEqual({ measured: [0, 1, 1], ended: [0, 1] });
});

it.each(["draws", "silent"] as const)("fails on a timeout when the browser %s", async (state) => {
  const { watched } = browsers(state);
  await expect(watched.run(never)).rejects.toThrow(state);
  expect(watched.left).toBe(0);
});

it("replaces a limited number of browsers", async () => {
  const { watched } = browsers("stands still");
  await expect(watched.run(never)).rejects.toThrow("stands still");
  expect(watched.left).toBe(3);
});

it("throws the error of the measurement", async () => {
  const { watched } = browsers("stands still");
  await expect(watched.run(() => Promise.reject(new Error("the last row is 4")))).rejects.toThrow("the last row is 4");
  expect(watched.left).toBe(0);
});
