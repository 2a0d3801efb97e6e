import { WebSocket } from "ws";
import { expect, test } from "../e2e/support/fixtures.ts";
import { deployed } from "./deployed.ts";

const { portal, apart, front } = deployed();

function firstWord(address: string, said: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { rejectUnauthorized: false });
    socket.once("error", reject);
    socket.once("open", () => socket.send(said));
    socket.once("message", (data: Buffer) => {
      resolve(data.toString("utf8"));
      socket.close();
    });
  });
}

test("the chat's socket is opened through the server in front", async () => {
  const answer = await firstWord(`${portal.replace("https:", "wss:")}/chat-socket`, "{}");
  expect(JSON.parse(answer)).toMatchObject({ type: "ERROR" });
});

test("reports and events reach the provider, whose answers carry each header once", async ({ request }) => {
  for (const path of ["/trackingTest?path=index", "/analyticsEvent?action=LOAD", "/service"]) {
    const response = await request.get(path);
    expect([path, response.headers()["content-security-policy"]?.includes(",")]).toEqual([path, false]);
    expect(response.headersArray().filter(({ name }) => name.toLowerCase() === "x-content-type-options"), path).toHaveLength(1);
  }
});

test("a provider on another origin may be called from the portal's, and from no other", async ({ request }) => {
  const { headers } = { headers: (await request.get(`${apart}/`, { headers: { Accept: "text/html" } })).headers() };
  expect(headers["content-security-policy"]).toContain(`connect-src 'self' ${front};`);
  expect((await request.post(`${apart}/service`, { data: "" })).status(), "there is no service on the portal's own host").toBeGreaterThanOrEqual(404);

  const asks = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type,soapaction,x-ebok-fingerprint" };
  const mayI = await request.fetch(`${front}/service`, { method: "OPTIONS", headers: { Origin: apart, ...asks } });
  expect([mayI.status(), mayI.headers()["access-control-allow-origin"], mayI.headers()["vary"]]).toEqual([204, apart, "Origin"]);
  expect(mayI.headers()["access-control-allow-headers"]?.toLowerCase().split(", ")).toEqual(expect.arrayContaining(asks["Access-Control-Request-Headers"].split(",")));
  const stranger = await request.fetch(`${front}/service`, { method: "OPTIONS", headers: { Origin: "https://evil.example", ...asks } });
  expect(stranger.headers()["access-control-allow-origin"]).toBeUndefined();
});

test.describe("in a browser", () => {
  // the sandbox's own header is nothing that a portal sends, and CORS would rightly refuse it
  test.use({ extraHTTPHeaders: {} });

  test("a page of the portal's origin reads the answer of a provider on another one", async ({ page, troubles }) => {
    troubles.allow(/status of 400/);
    await page.goto(`${apart}/`);
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address, { method: "POST", headers: { "Content-Type": "text/xml; charset=utf-8", SOAPAction: '""', "X-Ebok-Fingerprint": "0" }, body: "" });
      return `${response.status} ${await response.text()}`;
    }, `${front}/service`);
    expect(answer, "the provider's own words").toMatch(/^400 \S/);
  });
});
