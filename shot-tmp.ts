import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
import { startClockAt } from "./scripts/start-clock-at.ts";
import { startSandbox } from "./sandbox/start-sandbox.ts";
import { insertTermination } from "./sandbox/contexts/termination.repository.ts";
import { resignProducts } from "./sandbox/contexts/terminated-contracts.ts";
const DAY = Date.parse("2026-11-20T10:00:00+01:00");
const s = await startSandbox({ port: 8612 });
const tenant = s.tenant("");
const browser = await chromium.launch(await findBrowser());
const base = "http://localhost:8612";
async function shots(login: string, days: number, pages: readonly string[], before?: () => void, size = { width: 1440, height: 1000 }, dark = false) {
  tenant.reset(DAY);
  const post = async () => (await fetch(`${base}/sandbox/api/session`, { method: "POST", body: JSON.stringify({ login }), headers: { "content-type": "application/json" } })).json();
  await post();
  tenant.ensureSeeded((tenant.db.prepare("SELECT account_number AS a FROM login_context WHERE login = ? ORDER BY position").get(login) as { a: string }).a);
  before?.();
  tenant.setClockOffset(tenant.offsetMs + days * 86_400_000);
  const now = DAY + days * 86_400_000;
  const context = await browser.newContext({ viewport: size, locale: "pl-PL", colorScheme: dark ? "dark" : "light" });
  const page = await context.newPage();
  await startClockAt(page, now);
  const session = await post();
  await page.route("**/nothing-yet", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(`${base}/nothing-yet`);
  await page.evaluate((x) => localStorage.setItem("ebok.session", x), JSON.stringify({ version: 1, deadline: now + 900_000, session }));
  for (const path of pages) {
    await page.goto(base + path);
    await page.waitForTimeout(1800);
    const text = await page.locator("main").innerText().catch(() => "");
    console.log(`##### ${login} +${days} ${path}\n` + text.replace(/\n+/g, "\n").slice(0, 2500));
    await page.screenshot({ path: `/tmp/b5/shot-${login}-${days}-${path.replaceAll("/", "_")}-${size.width}${dark ? "d" : ""}.png`, fullPage: true });
  }
  await context.close();
}
const mode = process.argv[2];
if (mode === "remiz")
  for (const days of [5, 45])
    await shots("umowa.remiz", days, ["/", "/deadlines", "/service/myServices", "/service/myServices/5900219-01", "/messages"], () => {
      const former = resignProducts(tenant, "5900219", "ABO/5900219/24", "2026-12-20");
      insertTermination(tenant.db, "5900219", { terminationId: "aabbccdd", contractNumber: "ABO/5900219/24", submitted: "2026-11-20T10:00:00", endsOn: "2026-12-20", cost: 0 }, former);
    });
if (mode === "remiz2") { for (const t of [true, false]) await shots("umowa.remiz", t ? 45 : 44, ["/", "/deadlines", "/messages/5900219-00001", "/offer", "/offers"], t ? () => { const former = resignProducts(tenant, "5900219", "ABO/5900219/24", "2026-12-20"); insertTermination(tenant.db, "5900219", { terminationId: "aabbccdd", contractNumber: "ABO/5900219/24", submitted: "2026-11-20T10:00:00", endsOn: "2026-12-20", cost: 0 }, former); tenant.db.exec("UPDATE financial_entry SET unpaid = 0, status = 1"); } : undefined); }
if (mode === "wilga") await shots("isobar.wilga", 10, ["/", "/service/myServices", "/service/myServices/5900218-122001-0"], () => { tenant.db.exec("UPDATE offer SET status = 1, data = json_set(data, '$.closeDate', '2026-11-20', '$.closedAt', '2026-11-20T10:00:00') WHERE offer_id = '122001'"); });
if (mode === "jantar") { await shots("sm.jantar", 0, ["/", "/invoices"]); await shots("sm.jantar", 0, ["/"], undefined, { width: 390, height: 844 }, true); }
if (mode === "brz") await shots("m.brzezinska", 30, ["/", "/service/myServices", "/service/myServices/4127830-01", "/invoices", "/messages", "/deadlines"]);
if (mode === "brzm") await shots("m.brzezinska", 30, ["/", "/service/myServices", "/invoices"], undefined, { width: 390, height: 844 }, true);
if (mode === "limit") await shots("m.brzezinska", 0, ["/subscriptions", "/directBilling", "/direct-billing"], () => { tenant.db.exec("UPDATE direct_billing SET limit_amount = 0, limit_chosen = 1"); });
await browser.close();
await s.close();
