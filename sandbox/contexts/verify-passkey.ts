import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { isJsonRecord, type JsonRecord } from "#kit/json.ts";
import type { OperationCall } from "./operation.ts";
import { findPasskeyChallenge, type PasskeyPurpose } from "./passkey-challenge.ts";
import { rpIdOf } from "./passkey-options.ts";
import { findPasskey, userHandleOf } from "./passkey.repository.ts";

/** Passkey whose signature is right. The challenge still has to be used up. */
export interface PasskeyProof {
  /** Credential id, base64url. */
  readonly id: string;
  /** Challenge that was signed. */
  readonly challenge: string;
  /** Counter that the authenticator reports. */
  readonly counter: number;
  /** COSE key of a new passkey, base64url; `undefined` for an existing one. */
  readonly publicKey: string | undefined;
}

const text = (record: JsonRecord, name: string): string => {
  const value = record[name];
  return typeof value === "string" ? value : "";
};

/** Reads the JSON of a browser's credential; `undefined` if it is none. */
function readCredential(json: string): { readonly id: string; readonly response: JsonRecord } | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    const response = isJsonRecord(parsed) ? parsed["response"] : undefined;
    return isJsonRecord(parsed) && isJsonRecord(response) ? { id: text(parsed, "id"), response } : undefined;
  } catch {
    return undefined;
  }
}

/** Fields that every credential of a browser has. */
const credentialFields = (id: string) => ({ id, rawId: id, type: "public-key", clientExtensionResults: {} }) as const;

function registrationFrom(json: string): RegistrationResponseJSON | undefined {
  const credential = readCredential(json);
  if (credential === undefined) return undefined;
  const { id, response } = credential;
  return {
    ...credentialFields(id),
    response: {
      clientDataJSON: text(response, "clientDataJSON"),
      attestationObject: text(response, "attestationObject"),
    },
  };
}

function authenticationFrom(json: string): (AuthenticationResponseJSON & { readonly userHandle: string }) | undefined {
  const credential = readCredential(json);
  if (credential === undefined) return undefined;
  const { id, response } = credential;
  return {
    ...credentialFields(id),
    response: {
      clientDataJSON: text(response, "clientDataJSON"),
      authenticatorData: text(response, "authenticatorData"),
      signature: text(response, "signature"),
    },
    userHandle: text(response, "userHandle"),
  };
}

/** Returns the credential id that a request names, proven or not. */
export function namedPasskeyId({ request }: OperationCall): string {
  return readCredential(request.text("passkey"))?.id ?? "";
}

/** Loads the library with the first passkey, because it takes longer than the rest of the sandbox. */
const loadLibrary = () => Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")]);

/** Returns the result of `verify`; `undefined` if it throws, which is how the library refuses. */
async function orUndefined<Value>(verify: () => Promise<Value | undefined>): Promise<Value | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Verifies a new passkey for `savePasskey`; `undefined` if it does not fit its challenge or this origin. */
export async function verifyCreatedPasskey({
  tenant,
  request,
  origin,
}: OperationCall): Promise<PasskeyProof | undefined> {
  const challenge = findPasskeyChallenge(tenant, "creation", request.text("challengeId"))?.challenge;
  const response = registrationFrom(request.text("passkey"));
  if (challenge === undefined || response === undefined) return undefined;
  const [{ verifyRegistrationResponse }, { isoBase64URL }] = await loadLibrary();
  return orUndefined(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, challenge, counter, publicKey: isoBase64URL.fromBuffer(publicKey) };
  });
}

/** Verifies the signature of a login; `undefined` if it does not fit the challenge, the origin or a known passkey. */
export async function verifyPasskeySignature(
  { tenant, request, origin }: OperationCall,
  purpose: PasskeyPurpose,
): Promise<PasskeyProof | undefined> {
  const challenge = findPasskeyChallenge(tenant, purpose, request.text("challengeId"))?.challenge;
  const response = authenticationFrom(request.text("passkey"));
  const passkey = response === undefined ? undefined : findPasskey(tenant.db, response.id);
  if (challenge === undefined || response === undefined || passkey === undefined) return undefined;
  // An authenticator sends no user handle for a passkey that the options have named.
  if (!["", userHandleOf(tenant.db, passkey.login)].includes(response.userHandle)) return undefined;
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await loadLibrary();
  return orUndefined(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      // The counter is compared by `hasCounterGoneBack`, which reports a copied passkey.
      credential: { id: passkey.id, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: 0 },
    });
    return verified
      ? { id: passkey.id, challenge, counter: authenticationInfo.newCounter, publicKey: undefined }
      : undefined;
  });
}

/** Returns true if an authenticator with a counter has not counted up: its key may have been copied (KEY-05). */
export function hasCounterGoneBack(stored: number, reported: number): boolean {
  return (stored > 0 || reported > 0) && reported <= stored;
}
