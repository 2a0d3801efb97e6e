import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** Passkey of the authenticator. */
interface SoftwarePasskey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** Changes what the authenticator reports, as an attacker would. */
interface Forgery {
  /** Origin of the page that asked. Default: the origin of the authenticator. */
  readonly origin?: string;
  /** False: the user was present, but not verified. */
  readonly isUserVerified?: boolean;
  /** Counter to report. Default: one more than before. */
  readonly counter?: number;
}

/** Authenticator for tests: creates P-256 passkeys and signs with them, as a browser would pass it on. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #passkeys: SoftwarePasskey[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates a passkey for these creation options (JSON). Returns the `RegistrationResponseJSON`. */
  create(options: string, { origin = this.#origin, isUserVerified = true }: Forgery = {}): string {
    const { challenge, rp, user } = parseOptions(options);
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const passkey: SoftwarePasskey = { id: randomBytes(16), privateKey, userHandle: user, counter: 0 };
    this.#passkeys.push(passkey);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(passkey.id.length);
    const coseKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const authData = Buffer.concat([
      authenticatorData(rp, { isUserVerified, hasKey: true, counter: 0 }),
      Buffer.alloc(16),
      idLength,
      passkey.id,
      coseKey,
    ]);
    // CBOR map: fmt "none", an empty attStmt, authData.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return credentialJson(passkey.id, {
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs the challenge of these request options (JSON) with the newest passkey. */
  get(options: string, { origin = this.#origin, isUserVerified = true, counter }: Forgery = {}): string {
    const { challenge, rp } = parseOptions(options);
    const passkey = this.#passkeys.at(-1);
    if (passkey === undefined) throw new Error("the authenticator has no passkey");
    passkey.counter = counter ?? passkey.counter + 1;
    const authData = authenticatorData(rp, { isUserVerified, hasKey: false, counter: passkey.counter });
    const clientDataJson = clientData("webauthn.get", challenge, origin);
    const signed = Buffer.concat([authData, createHash("sha256").update(clientDataJson).digest()]);
    return credentialJson(passkey.id, {
      clientDataJSON: clientDataJson.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, passkey.privateKey).toString("base64url"),
      userHandle: passkey.userHandle,
    });
  }
}

interface ParsedOptions {
  readonly challenge: string;
  readonly rp: string;
  readonly user: string;
}

function field(record: unknown, name: string): unknown {
  return typeof record === "object" && record !== null ? new Map(Object.entries(record)).get(name) : undefined;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function parseOptions(json: string): ParsedOptions {
  const options: unknown = JSON.parse(json);
  return {
    challenge: textOf(field(options, "challenge")),
    rp: textOf(field(options, "rpId") ?? field(field(options, "rp"), "id")),
    user: textOf(field(field(options, "user"), "id")),
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Returns the hash of the domain, the flags and the counter. */
function authenticatorData(
  rp: string,
  { isUserVerified, hasKey, counter }: { isUserVerified: boolean; hasKey: boolean; counter: number },
): Buffer {
  const flagsAndCounter = Buffer.alloc(5);
  flagsAndCounter.writeUInt8(0x01 | (isUserVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0));
  flagsAndCounter.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash("sha256").update(rp).digest(), flagsAndCounter]);
}

function credentialJson(id: Buffer, response: Readonly<Record<string, unknown>>): string {
  const text = id.toString("base64url");
  return JSON.stringify({ id: text, rawId: text, type: "public-key", response, clientExtensionResults: {} });
}
