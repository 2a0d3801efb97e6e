import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
const base = "http://localhost:8304";
const browser = await chromium.launch(await findBrowser());
type Step = (page: import("playwright").Page) => Promise<void>;
const shots: [string, string, string, Step?][] = JSON.parse("[]");
const all: { name: string; login: string; path: string; step?: Step }[] = [
  { name: "agr", login: "m.brzezinska", path: "/agreements" },
  { name: "agr-changed", login: "m.brzezinska", path: "/agreements", step: async (p) => { await p.getByRole("switch").first().click(); await p.waitForTimeout(400); } },
  { name: "pd", login: "m.brzezinska", path: "/personalData" },
  { name: "pd-nowak", login: "nowak.nowy", path: "/personalData" },
  { name: "pd-lis", login: "konta.lis", path: "/personalData" },
  { name: "pd-jantar", login: "sm.jantar", path: "/personalData" },
  { name: "pd-rodo", login: "rodo.kwiatkowska", path: "/personalData" },
  { name: "inv-lis", login: "konta.lis", path: "/invoice", step: async (p) => { await p.getByRole("region", { name: "E-faktura włączona" }).scrollIntoViewIfNeeded(); await p.waitForTimeout(300); } },
  { name: "off-lis", login: "konta.lis", path: "/personalData", step: async (p) => { await p.getByRole("button", { name: /^Wyłącz/ }).click(); await p.waitForTimeout(400); } },
  { name: "form", login: "m.brzezinska", path: "/personalData", step: async (p) => { await p.getByRole("button", { name: /^Zmień.*dane kontaktowe/ }).click(); const f = p.getByRole("dialog"); await f.getByRole("button", { name: "Zmień: e-mail", exact: true }).click(); await f.getByLabel("E-mail", { exact: true }).fill("gosia@poczta.example"); await p.waitForTimeout(500); } },
  { name: "einv-dialog", login: "m.brzezinska", path: "/invoice?eInvoice=1", step: async (p) => { await p.getByRole("dialog").waitFor(); await p.waitForTimeout(800); } },
  { name: "task-app", login: "m.brzezinska", path: "/settings?onboarding=mobileAppDownload", step: async (p) => { await p.getByRole("dialog").waitFor(); await p.waitForTimeout(500); } },
  { name: "task-data", login: "nowak.nowy", path: "/settings?onboarding=personalDataConfirm", step: async (p) => { await p.getByRole("dialog").waitFor(); await p.waitForTimeout(500); } },
];
const only = process.argv.slice(2);
for (const [w, h, dark] of [[390, 844, false], [1440, 900, true]] as const)
  for (const { name, login, path, step } of all) {
    if (only.length > 0 && !only.includes(name)) continue;
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? "dark" : "light", reducedMotion: "reduce", locale: "pl-PL", hasTouch: w < 500 });
    const page = await context.newPage();
    await context.addCookies([{ name: "ebok.cookies", value: "all", url: base }]);
    const session = await (await page.request.post(base + "/sandbox/api/session", { data: { login } })).json();
    await page.goto(base + "/privacy");
    await page.evaluate((s) => localStorage.setItem("ebok.session", s), JSON.stringify({ version: 1, deadline: Date.now() + 900000, session }));
    await page.goto(base + path);
    await page.waitForTimeout(1800);
    try { await step?.(page); } catch (e) { console.log(name, w, String(e).slice(0, 200)); }
    await page.screenshot({ path: `/tmp/c-${name}-${w}.png`, fullPage: step === undefined });
    await context.close();
  }
await browser.close();
