import { expect, test } from "vitest";
import { Tenant } from "#sandbox/tenants/tenant.ts";
import { findConnection } from "#sandbox/contexts/connection.repository.ts";
import { renderFramePage } from "#sandbox/pages/frame-page.ts";

const ACCOUNT = "4127830";
const INTERNET = "4127830-02";

test("reads the state of a connection only from the database", () => {
  const tenant = new Tenant("", ":memory:");
  try {
    tenant.ensureSeeded(ACCOUNT);
    tenant.db
      .prepare("UPDATE line SET up_since = '2026-11-19', download = 512, upload = 64 WHERE product_id = ?")
      .run(INTERNET);
    const line = findConnection(tenant.db, INTERNET);
    if (line === undefined) throw new Error("the account has no connection");
    const values = [...renderFramePage(line, "2026-11-20").matchAll(/<dd>([^<]*)</g)].map(([, text]) => text);
    expect(values).toEqual(["1 dzień", "512 Mb/s", "64 Mb/s"]);
    expect(renderFramePage(line, "2026-11-24")).toContain("<dd>5 dni</dd>");
    expect(findConnection(tenant.db, "4127830-01")).toBeUndefined();
  } finally {
    tenant.close();
  }
});
