import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePlaces } from "./code-places.ts";

describe("codePlaces", () => {
  it.each<[string, string, readonly string[]]>([
    [
      "Chromium's stack",
      "TypeError: no anna.nowak@example.pl\n    at total (https://portal.example/assets/home-Ab3dEf12.js:1:2345)\n" +
        "    at async https://portal.example/assets/react-x.js?v=601234567:2:3\n    at new Store (portal.js:7:1)",
      ["total home-Ab3dEf12.js:1:2345", "react-x.js:2:3", "Store portal.js:7:1"],
    ],
    [
      "Firefox's and Safari's stack",
      "total@https://portal.example/assets/home-Ab3dEf12.js:1:2345\n@https://portal.example/a.js:9:1\n[native code]",
      ["total home-Ab3dEf12.js:1:2345", "a.js:9:1"],
    ],
    [
      "React's stack of components",
      "\n    at Banner (https://portal.example/assets/home-Ab3dEf12.js:1:20)\n    at div\n    at Suspense\n    at p",
      ["Banner home-Ab3dEf12.js:1:20", "Suspense"],
    ],
  ])("(part of HTTP-04) keeps names and files of %s", (_case, stack, expected) =>
    expect(codePlaces(stack)).toEqual(expected),
  );

  it("(part of HTTP-04) keeps the six innermost places, and none of a missing stack", () => {
    const lines = Array.from({ length: 9 }, (_, index) => `at f${index} (a.js:${index}:1)`);
    expect(codePlaces(lines.join("\n"))).toEqual(lines.slice(0, 6).map((_, index) => `f${index} a.js:${index}:1`));
    expect(codePlaces(undefined)).toEqual([]);
  });

  it("(part of HTTP-04) keeps no host, query and message of any stack", () => {
    fc.assert(
      fc.property(fc.lorem(), fc.webQueryParameters(), (message, query) => {
        const url = `https://host.example/b.js?${query}`;
        const places = codePlaces(`Error: ${message}\n    at f (${url}:3:4)\n    at g (https://host.example/a.js:1:2)`);
        expect(places.join()).not.toContain("host.example");
        expect(places.join()).not.toContain("?");
        expect(places).toContain("g a.js:1:2");
      }),
    );
  });
});
