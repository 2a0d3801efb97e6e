import { describe, expect, it } from "vitest";
import { hostMap, originMap } from "./known-hosts.ts";

/** Returns the value that nginx reads from a printed map: that of the first matching pattern, else the default. */
function valueOf([, body]: ReturnType<typeof hostMap>, text: string): string | undefined {
  const rows = (Array.isArray(body) ? body : []).map(
    (row) => /^("~(?<pattern>.*)"|\S+) (?<value>\S+)$/.exec(row)?.groups,
  );
  return (rows.find((row) => row?.["pattern"] !== undefined && new RegExp(row["pattern"]).test(text)) ?? rows[0])?.[
    "value"
  ];
}

describe("map of known hosts", () => {
  const map = hostMap("host", ["ebok.example", "*.portal.example", ".apex.example", "[::1]"]);

  it.each(["ebok.example", "a.portal.example", "a.b.portal.example", "apex.example", "www.apex.example", "[::1]"])(
    "accepts %s",
    (host) => expect(valueOf(map, host)).toBe("$host"),
  );

  it.each(["evil.example", "ebokxexample", "ebok.example.evil.example", "evil-ebok.example", "portal.example", ""])(
    "refuses %j",
    (host) => expect(valueOf(map, host)).toBe('""'),
  );

  it("accepts the portal's own origins with their port only", () => {
    const origins = originMap("origin", ["ebok.example"], 8443);
    expect(
      [
        "https://ebok.example:8443",
        "https://ebok.example",
        "http://ebok.example:8443",
        "https://evil.example",
        "null",
      ].map((origin) => valueOf(origins, origin)),
    ).toEqual(["1", "0", "0", "0", "0"]);
  });
});
