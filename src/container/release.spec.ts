// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { releaseOf } from "./release.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["1.4.0", '<script type="module" crossorigin src="/assets/index-Ab3-Ef12.js"></script>', "1.4.0+Ab3-Ef12"],
  ["1.4.0", '<script src="/first-paint.js"></script>', "1.4.0"],
  [undefined, '<script type="module" src="/src/main.tsx"></script>', "dev"],
])("(part of HTTP-04) names the release by version %s and the hash of its first script", (version, html, expected) => {
  vi.stubEnv("VITE_RELEASE", version);
  expect(releaseOf(new DOMParser().parseFromString(html, "text/html"))).toBe(expected);
});
