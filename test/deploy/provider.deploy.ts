import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { expect, test } from "../e2e/support/fixtures.ts";
import { portalCookie } from "../e2e/support/portal-cookie.ts";
import { LOGIN_PASSWORD } from "../e2e/support/login.ts";
import { deployedServers } from "./deployed-servers.ts";

const { portal, apart, front, stranger, paired, engines, sandbox: provider } = deployedServers();

/** Opens a socket, sends a frame without a valid session, and returns the close code of the server. */
function closedWith(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { rejectUnauthorized: false });
    socket.once("error", reject);
    socket.once("open", () =>
      socket.send(JSON.stringify({ type: "HISTORY_LIST", data: { token: "nobody's", sessionId: "nobody's" } })),
    );
    socket.once("close", resolve);
  });
}

test("opens the chat's WebSocket through nginx", async () => {
  expect(await closedWith(`${portal.replace("https:", "wss:")}/chat-socket`)).toBe(1008);
});

test("proxies reports and events to the provider, with each header once in the response", async ({ request }) => {
  for (const path of ["/trackingTest", "/analyticsEvent", "/service"]) {
    const response = await request.post(path, { form: { path: "index", action: "LOAD" } });
    expect([path, response.headers()["content-security-policy"]?.includes(",")]).toEqual([path, false]);
    expect(
      response.headersArray().filter(({ name }) => name.toLowerCase() === "x-content-type-options"),
      path,
    ).toHaveLength(1);
  }
});

test("answers calls while one of two provider processes is stopped and the other drops a call", async ({ request }) => {
  const call = async (headers: Record<string, string> = {}): Promise<number> =>
    (await request.post(`${paired}/service`, { headers, data: "" })).status();
  expect(await call()).toBe(200);
  expect(await call({ "X-Echo-Close": "1" }), "the dropped call itself").toBe(502);
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await call());
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
});

test("allows calls to a provider on another origin only from the portal", async ({ request }) => {
  const { headers } = { headers: (await request.get(`${apart}/`, { headers: { Accept: "text/html" } })).headers() };
  expect(headers["content-security-policy"]).toContain(`connect-src 'self' ${front};`);
  expect(
    (await request.post(`${apart}/service`, { data: "" })).status(),
    "there is no service on the portal's own host",
  ).toBeGreaterThanOrEqual(404);

  const asks = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type,soapaction,x-ebok-fingerprint",
  };
  const mayI = await request.fetch(`${front}/service`, { method: "OPTIONS", headers: { Origin: apart, ...asks } });
  expect([mayI.status(), mayI.headers()["access-control-allow-origin"], mayI.headers()["vary"]]).toEqual([
    204,
    apart,
    "Origin",
  ]);
  expect(mayI.headers()["access-control-allow-headers"]?.toLowerCase().split(", ")).toEqual(
    expect.arrayContaining(asks["Access-Control-Request-Headers"].split(",")),
  );
  const refused = await request.fetch(`${front}/service`, {
    method: "OPTIONS",
    headers: { Origin: "https://evil.example", ...asks },
  });
  expect(mayI.headers()["access-control-allow-credentials"], "calls are sent with credentials").toBe("true");
  expect(
    Object.keys(refused.headers()).filter((name) => /^access-control-allow-(origin|credentials)$/.test(name)),
  ).toEqual([]);
});

test.describe("provider on another origin in a browser", () => {
  // The test header of the sandbox is not part of the portal's requests, and CORS would reject it.
  test.use({ extraHTTPHeaders: {} });

  test("reads the response of a provider on another origin", async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/);
    await page.goto(`${apart}/`);
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "text/xml; charset=utf-8", SOAPAction: '""', "X-Ebok-Fingerprint": "0" },
        body: "",
      });
      return `${response.status} ${await response.text()}`;
    }, `${front}/service`);
    expect(answer, "error text of the provider").toMatch(/^400 \S/);
  });

  test("logs in at a provider on another origin with the cookies of that provider", async ({ page, context }) => {
    await context.addCookies([
      portalCookie("ebok.cookies", "all", apart),
      { name: "somebodys", value: "own", domain: "localhost", path: "/", secure: true, sameSite: "None" },
    ]);
    const calls: Promise<Record<string, string>>[] = [];
    page.on("request", (request) => {
      if (request.url() === `${front}/service` && request.method() === "POST") calls.push(request.allHeaders());
    });
    const reports = page.waitForRequest((request) => request.url().startsWith(`${apart}/analyticsEvent`));
    await page.goto(apart);
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    await page.getByRole("button", { name: "Dalej" }).click();
    await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
    await page.getByRole("button", { name: "Zaloguj się" }).click();
    await expect(page).toHaveURL(`${apart}/index`);
    await expect(page.getByText("Telefon Zosi")).toBeVisible();
    await page.getByRole("link", { name: "Faktury", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await expect(page).toHaveURL(`${apart}/`);

    const headers = await Promise.all(calls);
    expect(headers.length, "home page data come from there").toBeGreaterThan(8);
    expect(new Set(headers.map(({ cookie }) => cookie)), "no cookies of the portal").toEqual(
      new Set(["somebodys=own"]),
    );
    expect(headers.filter(({ authorization }) => authorization?.startsWith("Bearer ") === true).length).toBeGreaterThan(
      8,
    );
    expect((await (await reports).response())?.ok(), "a separate server receives the events").toBe(true);
  });

  test("routes reports and the chat socket of `apart` to their own server", async ({ request }) => {
    const mark = `/mark-${randomUUID()}`;
    await request.post(`${apart}/trackingTest`, { form: { errorMessage: "x", path: mark } });
    const reportsOf = async (origin: string): Promise<string> =>
      JSON.stringify(await (await request.get(`${origin}/sandbox/api/reports`)).json());
    expect(await reportsOf(engines)).toContain(mark);
    expect(await reportsOf(provider)).not.toContain(mark);
    expect(await closedWith(`${apart.replace("https:", "wss:")}/chat-socket`)).toBe(1008);
  });

  test("shows a provider without CORS as unreachable, keeps the input and allows a retry", async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/CORS policy|ERR_FAILED/);
    await page.clock.install();
    await page.goto(stranger);
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    for (const _ of ["at first", "once more"]) {
      await page.getByRole("button", { name: "Dalej" }).click();
      // The portal retries a broken connection after 5 s (CALL-06).
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByRole("alert")).toHaveText(
          "Nie możemy połączyć się z naszym serwerem, choć internet działa. " +
            "Spróbuj za kilka minut albo zadzwoń do obsługi klienta.",
          { timeout: 500 },
        );
      }).toPass();
      await expect(page.getByLabel("Login", { exact: true })).toHaveValue("m.brzezinska");
      await expect(page.getByRole("button", { name: "Dalej" })).toBeEnabled();
    }
    await expect(page).toHaveURL(`${stranger}/`);
  });
});
