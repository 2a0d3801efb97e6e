import type { Page } from "@playwright/test";
import { HOSTILE_LINKS } from "#test/corpora/hostile-links.ts";
import { expect, test } from "./support/fixtures.ts";
import { comeIn } from "./support/kept-session.ts";
import { secretsIn, Traffic } from "./support/traffic.ts";

/** A sample of the corpus, whose whole the rule is tried with (src-domain/navigation/deep-link.corpus.spec.ts): every fifth, in five forms more than 300 links. */
const SAMPLE = HOSTILE_LINKS.filter((text, index) => index % 5 === 0 && text !== "" && !/\p{Cs}/u.test(text));
const PARTS = 4;

const FORMS: readonly ((text: string) => string)[] = [
  (text) => `/push/${text}`,
  (text) => `/push/messages/${text}`,
  (text) => `/push/index/0/${text}`,
  (text) => `/paymentComplete/${text}`,
  (text) => `/loginToken/nobody-sent-this/${text}`,
];

/** Where the page has come to rest: its own address, and all that it asked of the network. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeAttached();
}

test("(part of ROUTE-15) there are more than three hundred hostile links", () => {
  expect(SAMPLE.length * FORMS.length).toBeGreaterThan(300);
});

for (let part = 0; part < PARTS; part += 1) {
  test(`(part of ROUTE-15) hostile deep links stay in the portal, and switch nothing without a click, part ${part + 1} of ${PARTS}`, async ({ page, sandbox, baseURL }) => {
    test.setTimeout(120_000);
    await comeIn(page, "konta.lis");
    await settle(page);
    const left: string[] = [];
    page.context().on("request", (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? "").origin) left.push(request.url());
    });
    page.on("dialog", (dialog) => left.push(`dialog ${dialog.message()}`));
    for (const text of SAMPLE.filter((_, index) => index % PARTS === part)) {
      for (const form of FORMS) {
        await page.goto(form(encodeURIComponent(text)));
        await settle(page);
        expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
      }
    }
    expect(left).toEqual([]);
    const asked = (await sandbox.calls()).map(({ operation }) => operation);
    expect(asked.filter((operation) => ["changeContext", "sessionStart", "sessionEnd", "answerMatter"].includes(operation))).toEqual([]);
    const context = await page.evaluate(() => /"currentContext":"(\d+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1]);
    expect(context).toBe("5600321");
  });
}

test("the watch that every test of the browser stands under sees a secret in an address, a referrer and the console, and knows those of the wire", async ({ page, sandbox }) => {
  const traffic = new Traffic();
  traffic.watch(page.context());
  await page.goto(await sandbox.link("/numberTransferDecision"));
  await expect(page.getByRole("button", { name: "Przenieś numer" })).toBeVisible();
  const secrets = secretsIn((await sandbox.calls("getMatter")).map(({ request }) => request));
  expect(secrets.size).toBe(1);
  expect(traffic.leaks(secrets)).toEqual([]);

  const forged = new Set(["forged/secret=1"]);
  await page.evaluate(() => fetch("/health?seen=forged%2Fsecret%3D1"));
  await page.evaluate(() => fetch("/health", { referrer: "/requestError?forged/secret=1", referrerPolicy: "unsafe-url" }));
  await page.evaluate(() => console.info("forged/secret=1"));
  await expect.poll(() => traffic.leaks(forged)).toEqual([expect.stringMatching(/^GET /), expect.stringMatching(/^referrer /), "console forged/secret=1"]);
});
