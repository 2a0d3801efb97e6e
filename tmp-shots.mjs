// usage: node tmp-shots.mjs name login|- path [dark] [steps.js]
import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
import { readFileSync } from "node:fs";
const b = await chromium.launch((await findBrowser()) ?? {});
const jobs = JSON.parse(readFileSync("/tmp/w5-jobs.json", "utf8"));
const BASE = "http://localhost:8305";
for (const j of jobs) {
  for (const [w, h] of j.sizes ?? [[390, 844], [1440, 900]]) {
    for (const scheme of j.schemes ?? ["light"]) {
      const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: w < 500, baseURL: BASE, locale: "pl-PL" });
      const p = await c.newPage();
      p.on("pageerror", (e) => console.log(j.name, "ERR", e.message));
      if (j.login) {
        const s = await (await p.request.post("/sandbox/api/session", { data: { login: j.login } })).json();
        await p.addInitScript(([session]) => { if (!localStorage.getItem("ebok.session")) localStorage.setItem("ebok.session", JSON.stringify({ version: 1, deadline: Date.now() + 900000, session })); }, [s]);
      }
      let path = j.path;
      if (j.link) {
        const out = await (await p.request.get("/sandbox/api/outbox")).json();
        const list = out.outbox ?? out;
        const hit = list.filter((m) => !j.about || m.text.includes(j.about)).flatMap((m) => m.links ?? []).filter((l) => l.href.startsWith(j.link));
        path = hit[0]?.href ?? j.link;
      }
      await p.goto(path); await p.waitForTimeout(1800);
      try { const cookie = p.getByRole("button", { name: /Tylko niezb/ }).first(); if (!j.cookies && await cookie.isVisible()) await cookie.click({timeout: 800}); } catch {}
      for (const s of j.steps ?? []) {
        try {
          if (s.click) await p.getByRole(s.role ?? "button", { name: new RegExp(s.click) }).first().click({ timeout: 4000 });
          if (s.check) await p.getByRole("checkbox", { name: new RegExp(s.check) }).first().check({ timeout: 4000 });
          if (s.fill) await p.getByLabel(new RegExp(s.fill)).first().fill(s.value);
          if (s.back) await p.goBack();
          if (s.reload) await p.reload();
          if (s.wait) await p.waitForTimeout(s.wait);
          await p.waitForTimeout(900);
        } catch (e) { console.log(j.name, "STEP", JSON.stringify(s), e.message.split("\n")[0]); }
      }
      await p.screenshot({ path: `/tmp/w5-shots/${j.name}-${w}-${scheme}.png`, fullPage: j.full ?? true });
      await c.close();
    }
  }
}
await b.close();
