import { describe, expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";

const MINUTE = 60_000;
const sandbox = runningSandboxForTests();

async function possibility(client: ServiceClient, login: string): Promise<string | undefined> {
  return (await client.call("beforeLogin", `<login>${login}</login>`)).one("e:possibility");
}

describe("login", () => {
  test("finds the same person by login, customer number and e-mail address", async () => {
    const client = sandbox.client();
    for (const typed of ["m.brzezinska", "M.Brzezinska", "4127830", "malgorzata.brzezinska-kowalczyk@poczta.example"]) {
      expect(await possibility(sandbox.client(), typed)).toBe("1");
      expect((await client.logIn(typed)).one("e:currentContext")).toBe("4127830");
    }
    // The same answer as to a known login (LOGIN-02).
    expect(await possibility(sandbox.client(), "nikt.taki")).toBe("1");
  });

  test("lists several contexts of one login", async () => {
    const answer = await sandbox.client().logIn("konta.lis");
    expect(answer.all("e:contexts/e:item/e:id")).toEqual(["5600321", "5600322", "6005610"]);
  });

  test.each(["m.brzezinska", "nikt.taki"])(
    "(part of LOGIN-13) tells %s how many attempts are left, and how long the next lock takes",
    async (login) => {
      const client = sandbox.client();
      const left: (string | undefined)[] = [];
      for (let failure = 1; failure <= 5; failure += 1) {
        const answer = await client.logIn(login, "zle");
        left.push(answer.one("e:attemptsLeft"));
        if (failure === 4) expect(answer.one("e:lockMinutes")).toBe("30");
      }
      expect(left).toEqual(["4", "3", "2", "1", undefined]);
      await client.api("clock", { advanceMs: 31 * MINUTE });
      expect((await client.logIn(login, "zle")).one("e:lockMinutes")).toBe("60");
    },
  );

  test.each(["m.brzezinska", "nikt.taki"])("locks %s for 30 minutes after five wrong passwords", async (login) => {
    const client = sandbox.client();
    for (let failure = 1; failure <= 4; failure += 1)
      expect((await client.logIn(login, "zle")).one("e:errorCode")).toBe("BAD_CREDENTIALS");
    const locked = await client.logIn(login, "zle");
    expect(locked.one("e:errorCode")).toBe("LOCKED");
    const until = Date.parse(locked.one("e:lockedUntil") ?? "");
    expect(Math.abs(until - Date.now() - 30 * MINUTE)).toBeLessThan(5_000);
    await client.api("clock", { advanceMs: 29 * MINUTE });
    expect((await client.logIn(login)).one("e:errorCode")).toBe("LOCKED");
    await client.api("clock", { advanceMs: 2 * MINUTE });
    expect((await client.logIn(login)).one("e:errorCode")).toBe(
      login === "m.brzezinska" ? undefined : "BAD_CREDENTIALS",
    );
  });
});

describe("session", () => {
  test("renews a session by operations but not by checks", async () => {
    const client = sandbox.client();
    await client.logIn("nowak.nowy");
    await client.api("clock", { advanceMs: 59 * MINUTE });
    await client.call("getClientData");
    await client.api("clock", { advanceMs: 59 * MINUTE });
    expect((await client.call("sessionCheck")).one("e:active")).toBe("true");
    expect((await client.call("getSessionServerHash")).one("e:sessionServerHash")).toMatch(/^[0-9a-f]{64}$/);
    await client.api("clock", { advanceMs: 2 * MINUTE });
    expect((await client.call("sessionCheck")).one("e:active")).toBe("false");
    expect((await client.call("getClientData")).one("e:sessionError")).toBe("true");
  });

  test("closes a session by sessionEnd", async () => {
    const client = sandbox.client();
    await client.logIn("nowak.nowy");
    await client.call("sessionEnd");
    expect((await client.call("sessionCheck")).one("e:active")).toBe("false");
  });

  test("clears the cache of the browser at sessionEnd, and nothing that outlives a logout", async () => {
    const client = sandbox.client();
    await client.logIn("nowak.nowy");
    const cleared = async (operation: string): Promise<string | null> =>
      (await client.raw(operation, client.envelope(operation, ""))).headers.get("clear-site-data");
    expect([await cleared("sessionCheck"), await cleared("sessionEnd")]).toEqual([null, '"cache"']);
  });

  test("requires the bearer token and the fingerprint of a session", async () => {
    const client = sandbox.client();
    await client.logIn("nowak.nowy");
    const body = client.envelope("getClientData", "");
    expect((await client.raw("getClientData", body, { "X-Ebok-Fingerprint": "" })).status).toBe(400);
    expect((await client.raw("getContactData", body)).status).toBe(400);
    // The fingerprint belongs to the header: it must be right before the element is compared with it.
    for (const session of ["0123", ""]) {
      const strange = await client.raw("getClientData", body, {
        Authorization: session === "" ? "" : `Bearer ${session}`,
        "X-Ebok-Fingerprint": new ServiceClient(sandbox.url(), "any", session).fingerprint("getClientData"),
      });
      expect(await strange.text()).toContain("<sessionError>true</sessionError>");
    }
  });

  test("answers a link with the bearer of an open or ended session, which the fingerprint covers", async () => {
    const client = sandbox.client();
    await client.logIn("nowak.nowy");
    const body = client.envelope("getMatter", "<token>unknown-token</token>", "");
    const status = async (headers?: Record<string, string>) => (await client.raw("getMatter", body, headers)).status;
    expect(await status()).toBe(200);
    expect(await status({ Authorization: "Bearer of-another-session" })).toBe(400);
    await client.call("sessionEnd");
    expect(await status()).toBe(200);
  });

  test.each([
    ["a doctype", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>'],
    ["HTML", "<html><body></body></html>"],
    ["nothing", ""],
    ["broken XML", "<soap:Envelope"],
    [
      "an unknown operation",
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
        '<toString xmlns="urn:ebok:service:1"/></s:Body></s:Envelope>',
    ],
    ["more than any request", `<a>${"x".repeat(300_000)}</a>`],
  ])("rejects a request with %s", async (_, body) => {
    expect((await sandbox.client().raw("beforeLogin", body)).status).toBe(400);
  });
});

test("ends a session an hour after the last call, not the first", async () => {
  const client = sandbox.client();
  await client.logIn("m.brzezinska");
  const MINUTE = 60_000;
  const active = async (): Promise<string | undefined> => (await client.call("sessionCheck")).one("e:active");
  for (const minutes of [50, 50, 1, 50]) {
    await client.api("clock", { advanceMs: minutes * MINUTE });
    await client.call("getSiteContent");
  }
  // Calls renew the session, checks do not.
  await client.api("clock", { advanceMs: 55 * MINUTE });
  expect(await active()).toBe("true");
  await client.api("clock", { advanceMs: 6 * MINUTE });
  expect(await active()).toBe("false");
});

test("(part of LOGIN-04) masks the whole name of an e-mail address that contains an at sign", async () => {
  const client = sandbox.client();
  const ask = () => client.call("beforeLogin", "<login>5900101</login><identification>84061507489</identification>");
  await ask();
  sandbox
    .tenant(client.headers["X-Sandbox-Tenant"] ?? "")
    .db.prepare("UPDATE contact SET data = json_set(data, '$.mainEmail', ?) WHERE account_number = '5900101'")
    .run('"zofia@dom"@poczta.example');
  expect((await ask()).one("e:verification/e:email")).toBe('"•••@poczta.example');
});
