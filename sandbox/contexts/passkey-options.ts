import type { Tenant } from "../tenants/tenant.ts";
import { PASSKEY_CHALLENGE_MS, type PasskeyChallenge } from "./passkey-challenge.ts";
import { findPasskeys, userHandleOf } from "./passkey.repository.ts";

/** COSE algorithms of keys, most wanted first: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const credentialOf = ({ id }: { readonly id: string }) => ({ id, type: "public-key" });

/** Returns the domain that passkeys of this origin belong to. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}

/** Returns `PublicKeyCredentialCreationOptionsJSON`, as text, for a passkey that works without a user name. */
export function creationOptions(
  tenant: Tenant,
  origin: string,
  { login, challenge }: PasskeyChallenge & { readonly login: string },
): string {
  return JSON.stringify({
    rp: { id: rpIdOf(origin), name: tenant.configuration.brand.name },
    user: { id: userHandleOf(tenant.db, login), name: login, displayName: login },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: findPasskeys(tenant.db, login).map(credentialOf),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  });
}

/**
 * Returns `PublicKeyCredentialRequestOptionsJSON`, as text. Without a login it lists no credentials, so that it does
 * not reveal which logins exist.
 */
export function requestOptions(tenant: Tenant, origin: string, { login, challenge }: PasskeyChallenge): string {
  return JSON.stringify({
    challenge,
    rpId: rpIdOf(origin),
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: login === undefined ? [] : findPasskeys(tenant.db, login).map(credentialOf),
    userVerification: "required",
  });
}
