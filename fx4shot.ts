import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
const [, , login, path, width = "390", out = "a", opts = ""] = process.argv;
const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ viewport: { width: Number(width), height: 844 }, colorScheme: opts.includes("dark") ? "dark" : "light", locale: "pl-PL" });
const origin = "http://localhost:8568";
const answer = await fetch(`${origin}/sandbox/api/session`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ login }) });
const session = await answer.json();
await page.addInitScript((s) => localStorage.setItem("ebok.session", JSON.stringify(s)), { version: 1, deadline: Date.now() + 9e5, session: session.session ?? session });
if (opts.includes("big")) { const c = await page.context().newCDPSession(page); await c.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } }); }
await page.goto(origin + path);
await page.waitForLoadState("networkidle");
await page.waitForTimeout(800);

await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(400);
await page.screenshot({ path: `/tmp/b4/fx4-${out}.png`, fullPage: opts.includes("full") });
await browser.close();
