import { describe, expect, it, vi } from "vitest";
import { StoredConfiguration } from "./stored-configuration.ts";

const ORIGIN = "https://ebok.example";
const CONFIG = `${ORIGIN}/config.json`;

const reply = (text: string, policy = "default-src 'none'", status = 200): Response =>
  new Response(text, { status, headers: { "Content-Security-Policy": policy } });

/** Worker that has stored a page and a configuration, and a server that answers with `served` and `page`. */
function setUp(served: Response | Error, page: Response | Error = new Error("no page")) {
  const keyOf = (url: string) => `${new URL(url, ORIGIN).href}?__WB_REVISION__=1`;
  const cache = new Map([
    [keyOf("/index.html"), reply("page")],
    [keyOf("/config.json"), reply("1")],
  ]);
  const fetch = vi.fn<typeof globalThis.fetch>((input) => {
    const answer = input instanceof Request ? served : page;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const configuration = new StoredConfiguration({
    files: {
      getCacheKeyForURL: keyOf,
      getIntegrityForCacheKey: () => "sha256-x",
      matchPrecache: (request) =>
        Promise.resolve(cache.get(keyOf(request instanceof Request ? request.url : request))?.clone()),
    },
    page: "/index.html",
    openCache: () =>
      Promise.resolve({
        put: (key, response) => Promise.resolve(void cache.set(key instanceof Request ? key.url : `${key}`, response)),
      }),
    fetch,
  });
  return {
    fetch,
    async read(mode: RequestCache = "default"): Promise<string> {
      const works: Promise<void>[] = [];
      const response = await configuration.respond(new Request(CONFIG, { cache: mode }), (work) => works.push(work));
      await Promise.all(works);
      return response.text();
    },
    policyOfPage: () => cache.get(keyOf("/index.html"))?.headers.get("Content-Security-Policy"),
  };
}

describe("StoredConfiguration", () => {
  it("(part of SW-01) answers from the store, without a request", async () => {
    const { read, fetch } = setUp(reply("2"));
    expect(await read()).toBe("1");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("(part of SW-05) asks the server when the request bypasses the store, and stores the answer", async () => {
    const { read } = setUp(reply("2"));
    expect(await read("no-cache")).toBe("2");
    expect(await read()).toBe("2");
  });

  it.each([
    ["an error", reply("2", undefined, 503)],
    ["no JSON", reply("<p>Zaloguj się do sieci</p>")],
  ])("(part of SW-05) keeps the stored file when the server answers with %s", async (_case, answer) => {
    const { read } = setUp(answer);
    await read("no-cache");
    expect(await read()).toBe("1");
  });

  it("[SW-10] stores the page with its new policy, checked by its checksum", async () => {
    const policy = "default-src 'none'; form-action https://pay.example";
    const { read, policyOfPage, fetch } = setUp(reply("1", policy), reply("page", policy));
    await read("no-cache");
    expect(policyOfPage()).toBe(policy);
    expect(fetch).toHaveBeenLastCalledWith("/index.html", { cache: "reload", integrity: "sha256-x" });
  });

  it("(part of SW-10) keeps the page when its policy is the same, or the server has another page", async () => {
    const same = setUp(reply("2"));
    await same.read("no-cache");
    expect(same.fetch).toHaveBeenCalledTimes(1);
    const other = setUp(reply("2", "default-src 'self'"), new TypeError("integrity"));
    await other.read("no-cache");
    expect(other.policyOfPage()).toBe("default-src 'none'");
  });
});
