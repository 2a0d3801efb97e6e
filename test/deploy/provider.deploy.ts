import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { expect, test } from "../e2e/support/fixtures.ts";
import { LOGIN_PASSWORD } from "../e2e/support/login.ts";
import { deployed } from "./deployed.ts";

const { portal, apart, front, stranger, engines, sandbox: provider } = deployed();

/** Opens a socket and says something that nobody of this session may: the code with which the provider closes it. */
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

test("the chat's socket is opened through the server in front", async () => {
  expect(await closedWith(`${portal.replace("https:", "wss:")}/chat-socket`)).toBe(1008);
});

test("reports and events reach the provider, whose answers carry each header once", async ({ request }) => {
  for (const path of ["/trackingTest?path=index", "/analyticsEvent?action=LOAD", "/service"]) {
    const response = await request.get(path);
    expect([path, response.headers()["content-security-policy"]?.includes(",")]).toEqual([path, false]);
    expect(
      response.headersArray().filter(({ name }) => name.toLowerCase() === "x-content-type-options"),
      path,
    ).toHaveLength(1);
  }
});

test("a provider on another origin may be called from the portal's, and from no other", async ({ request }) => {
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

test.describe("in a browser", () => {
  // the sandbox's own header is nothing that a portal sends, and CORS would rightly refuse it
  test.use({ extraHTTPHeaders: {} });

  test("a page of the portal's origin reads the answer of a provider on another one", async ({ page, pageErrors }) => {
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
    expect(answer, "the provider's own words").toMatch(/^400 \S/);
  });

  test("a customer of a provider on another origin logs in and comes home, with the cookies that the provider itself has set", async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: "ebok.cookies", value: "all", url: apart },
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
    expect(headers.length, "all that home is made of came from there").toBeGreaterThan(8);
    expect(new Set(headers.map(({ cookie }) => cookie)), "none of the portal's").toEqual(new Set(["somebodys=own"]));
    expect(headers.filter(({ authorization }) => authorization?.startsWith("Bearer ") === true).length).toBeGreaterThan(
      8,
    );
    expect((await (await reports).response())?.ok(), "what takes events is an engine of its own").toBe(true);
  });

  test("what `apart` reports reaches its own engine, and the chat's socket, too", async ({ request }) => {
    const mark = `/mark-${randomUUID()}`;
    await request.get(`${apart}/trackingTest?errorMessage=x&path=${encodeURIComponent(mark)}`);
    const reportsOf = async (origin: string): Promise<string> =>
      JSON.stringify(await (await request.get(`${origin}/sandbox/api/reports`)).json());
    expect(await reportsOf(engines)).toContain(mark);
    expect(await reportsOf(provider)).not.toContain(mark);
    expect(await closedWith(`${apart.replace("https:", "wss:")}/chat-socket`)).toBe(1008);
  });

  test("a provider that does not let the portal in is told as one out of reach, not as a network that is gone: nothing typed is lost, and it can be tried again", async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/CORS policy|ERR_FAILED/);
    await page.clock.install();
    await page.goto(stranger);
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    for (const _ of ["at first", "once more"]) {
      await page.getByRole("button", { name: "Dalej" }).click();
      // a broken connection is tried again after 5 s (CALL-06)
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByRole("alert")).toHaveText(
          "Nie możemy połączyć się z naszym serwerem, choć internet działa. Spróbuj za kilka minut albo zadzwoń do obsługi klienta.",
          { timeout: 500 },
        );
      }).toPass();
      await expect(page.getByLabel("Login", { exact: true })).toHaveValue("m.brzezinska");
      await expect(page.getByRole("button", { name: "Dalej" })).toBeEnabled();
    }
    await expect(page).toHaveURL(`${stranger}/`);
  });
});
