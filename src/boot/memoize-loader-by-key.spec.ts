import { expect, it, vi } from "vitest";
import { memoizeLoaderByKey } from "./memoize-loader-by-key.ts";

it("loads once for each key when it is called with several keys", async () => {
  const load = vi.fn<(route: string) => Promise<string>>(async (route) => `screen of ${route}`);
  const screenFor = memoizeLoaderByKey(load);
  expect(await screenFor("index")()).toBe("screen of index");
  expect(await screenFor("invoice")()).toBe("screen of invoice");
  expect(await screenFor("index")()).toBe("screen of index");
  expect(load).toHaveBeenCalledTimes(2);
});
