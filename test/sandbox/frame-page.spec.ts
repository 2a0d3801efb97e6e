import { expect, test } from "vitest";
import { World } from "#sandbox/world/world.ts";
import { lineOf } from "#sandbox/contexts/line.repository.ts";
import { framePage } from "#sandbox/pages/frame-page.ts";

const ACCOUNT = "4127830";
const INTERNET = "4127830-02";

test("how a connection does stands in the database, and nowhere else", () => {
  const world = new World("", ":memory:");
  try {
    world.ensure(ACCOUNT);
    world.db
      .prepare("UPDATE line SET up_since = '2026-11-19', download = 512, upload = 64 WHERE product_id = ?")
      .run(INTERNET);
    const line = lineOf(world.db, INTERNET);
    if (line === undefined) throw new Error("no connection");
    const said = [...framePage(line, "2026-11-20").matchAll(/<dd>([^<]*)</g)].map(([, text]) => text);
    expect(said).toEqual(["1 dzień", "512 Mb/s", "64 Mb/s"]);
    expect(framePage(line, "2026-11-24")).toContain("<dd>5 dni</dd>");
    expect(lineOf(world.db, "4127830-01")).toBeUndefined();
  } finally {
    world.close();
  }
});
