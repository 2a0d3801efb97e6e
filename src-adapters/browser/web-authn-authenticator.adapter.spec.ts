import { expect, it } from "vitest";
import { WebAuthnAuthenticatorAdapter, type WebAuthnWindow } from "./web-authn-authenticator.adapter.ts";

const CREATION = JSON.stringify({
  rp: { id: "ebok.example", name: "Wiązka" },
  user: { id: "AQID", name: "m.brzezinska", displayName: "m.brzezinska" },
  challenge: "_-8",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  excludeCredentials: [{ id: "BAU", type: "public-key" }],
  timeout: 300_000,
});
const REQUEST = JSON.stringify({
  challenge: "_-8",
  rpId: "ebok.example",
  allowCredentials: [{ id: "BAU", type: "public-key" }],
});

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

/** Credential of a password manager that lacks `toJSON`. */
function credentialWithoutJson(): Credential {
  const response = {
    clientDataJSON: bytes(1).buffer,
    authenticatorData: bytes(2).buffer,
    signature: bytes(255, 239).buffer,
    userHandle: null,
  };
  const credential = { id: "BAU", rawId: bytes(4, 5).buffer, type: "public-key", response };
  return credential;
}

/** Page of a browser without the conversions of level 3. */
function oldBrowser({
  hostname = "ebok.example",
  isSecureContext = true,
}: { readonly hostname?: string; readonly isSecureContext?: boolean } = {}) {
  const asked: (CredentialCreationOptions | CredentialRequestOptions | undefined)[] = [];
  const answer = async (options?: CredentialCreationOptions | CredentialRequestOptions): Promise<Credential> => {
    asked.push(options);
    return credentialWithoutJson();
  };
  const page: WebAuthnWindow = {
    isSecureContext,
    location: { hostname },
    navigator: { credentials: { create: answer, get: answer } },
    PublicKeyCredential: {},
  };
  return { port: new WebAuthnAuthenticatorAdapter(page), asked };
}

it("[KEY-02] converts options and credentials itself where the browser cannot", async () => {
  const { port, asked } = oldBrowser();
  await port.create(CREATION);
  const signed = await port.sign(REQUEST);
  expect(asked).toMatchObject([
    {
      publicKey: {
        challenge: bytes(255, 239),
        user: { id: bytes(1, 2, 3), name: "m.brzezinska" },
        excludeCredentials: [{ id: bytes(4, 5), type: "public-key" }],
        timeout: 300_000,
      },
    },
    {
      publicKey: {
        challenge: bytes(255, 239),
        rpId: "ebok.example",
        allowCredentials: [{ id: bytes(4, 5) }],
        userVerification: "required",
      },
    },
  ]);
  expect(signed.ok && JSON.parse(signed.value)).toEqual({
    id: "BAU",
    rawId: "BAU",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "AQ", authenticatorData: "Ag", signature: "_-8" },
  });
});

it.each([
  ["an IP address", { hostname: "127.0.0.1" }],
  ["an IPv6 address", { hostname: "[::1]" }],
  ["a page without HTTPS", { isSecureContext: false }],
])("(part of KEY-02) offers no passkeys at %s", async (_, page) => {
  const { port } = oldBrowser(page);
  expect([port.isSupported, await port.canAutofill()]).toEqual([false, false]);
});

it("(part of KEY-02) offers no passkeys in a browser or a web view without them", async () => {
  const page = { isSecureContext: true, location: { hostname: "ebok.example" }, navigator: {} };
  const port = new WebAuthnAuthenticatorAdapter(page);
  expect([port.isSupported, await port.canAutofill()]).toEqual([false, false]);
  expect(await port.sign(REQUEST)).toMatchObject({ ok: false, failure: { code: "unavailable" } });
});

it.each(["", "{}", "[]", "null", '{"challenge":1}'])(
  "(part of KEY-02) asks the device for nothing when the options are %j",
  async (options) => {
    const { port, asked } = oldBrowser();
    const refused = { ok: false, failure: { kind: "authenticator-failed", code: "unavailable" } };
    expect([await port.create(options), await port.sign(options), await port.autofill(options)]).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(asked).toEqual([]);
  },
);
