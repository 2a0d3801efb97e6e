import { expect, test } from "./support/fixtures.ts";
import { HOSTILE_ADDRESSES, throughHostileAddresses } from "./support/hostile-links.ts";
import { secretsIn, Traffic } from "./support/traffic.ts";

/** Every twelfth address, at least one of each form; `npm run proof` opens all. */
const SOME = HOSTILE_ADDRESSES.filter((_, index) => index % 12 === 0);

test(
  "(part of ROUTE-15) keeps hostile links in the portal, and switches nothing without a click",
  { tag: "@proof" },
  async ({ page, sandbox, baseURL }) => {
    test.setTimeout(120_000);
    await throughHostileAddresses(page, sandbox, new URL(baseURL ?? "").origin, SOME);
  },
);

test("leak watch of all browser tests detects secrets in address, referrer, console and wire", async ({
  page,
  sandbox,
}) => {
  const traffic = new Traffic();
  traffic.watch(page.context());
  await page.goto(await sandbox.link("/numberTransferDecision"));
  await expect(page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" })).toBeVisible();
  const secrets = secretsIn((await sandbox.calls("getMatter")).map(({ request }) => request));
  expect(secrets.size).toBe(1);
  expect(traffic.leaks(secrets)).toEqual([]);

  const forged = new Set(["forged/secret=1"]);
  await page.evaluate(() => fetch("/health?seen=forged%2Fsecret%3D1"));
  await page.evaluate(() =>
    fetch("/health", { referrer: "/requestError?forged/secret=1", referrerPolicy: "unsafe-url" }),
  );
  await page.evaluate(() => console.info("forged/secret=1"));
  await expect
    .poll(() => traffic.leaks(forged))
    .toEqual([expect.stringMatching(/^GET /), expect.stringMatching(/^referrer /), "console forged/secret=1"]);
});
