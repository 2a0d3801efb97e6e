import type { AuthenticatorCode, AuthenticatorFailure, AuthenticatorPort } from "#domain/passkeys/index.ts";
import { fail, succeed, type Result } from "#domain/shared-kernel/index.ts";
import {
  creationOptionsFromJson,
  credentialToJson,
  isCreationOptions,
  isRequestOptions,
  requestOptionsFromJson,
} from "./web-authn-json.ts";

/** Part of `window` that creates and uses passkeys. Old browsers and many web views lack it. */
export interface WebAuthnWindow {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
  readonly navigator: { readonly credentials?: Pick<CredentialsContainer, "create" | "get"> };
  readonly PublicKeyCredential?: Partial<
    Pick<
      typeof PublicKeyCredential,
      "isConditionalMediationAvailable" | "parseCreationOptionsFromJSON" | "parseRequestOptionsFromJSON"
    >
  >;
}

/** Passkeys belong to a domain; no browser creates one for an address without a name. */
const IP_ADDRESS = /^[\d.]+$|:/u;

const CODES: ReadonlyMap<string, AuthenticatorCode> = new Map([
  ["NotAllowedError", "declined"],
  ["AbortError", "declined"],
  ["InvalidStateError", "exists"],
]);

/** Passkeys of the browser (Web Authentication, level 3). */
export class WebAuthnAuthenticatorAdapter implements AuthenticatorPort {
  readonly isSupported: boolean;
  readonly #page: WebAuthnWindow;
  #pendingAutofill: AbortController | undefined;

  constructor(page: WebAuthnWindow) {
    this.#page = page;
    this.isSupported =
      page.isSecureContext &&
      page.PublicKeyCredential !== undefined &&
      page.navigator.credentials !== undefined &&
      !IP_ADDRESS.test(page.location.hostname);
  }

  async canAutofill(): Promise<boolean> {
    if (!this.isSupported) return false;
    try {
      return (await this.#page.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
    } catch {
      return false;
    }
  }

  create(options: string): Promise<Result<string, AuthenticatorFailure>> {
    return this.#ask(async () => {
      const parsed: unknown = JSON.parse(options);
      if (!isCreationOptions(parsed)) throw new TypeError("these are no options of a passkey");
      const publicKey =
        this.#page.PublicKeyCredential?.parseCreationOptionsFromJSON?.(parsed) ?? creationOptionsFromJson(parsed);
      return this.#page.navigator.credentials?.create({ publicKey });
    });
  }

  sign(options: string): Promise<Result<string, AuthenticatorFailure>> {
    // The browser allows one request at a time.
    this.stopAutofill();
    return this.#ask(() => this.#page.navigator.credentials?.get({ publicKey: this.#requestOptions(options) }));
  }

  autofill(options: string): Promise<Result<string, AuthenticatorFailure>> {
    this.stopAutofill();
    const pending = new AbortController();
    this.#pendingAutofill = pending;
    return this.#ask(() =>
      this.#page.navigator.credentials?.get({
        publicKey: this.#requestOptions(options),
        mediation: "conditional",
        signal: pending.signal,
      }),
    );
  }

  stopAutofill(): void {
    this.#pendingAutofill?.abort();
    this.#pendingAutofill = undefined;
  }

  #requestOptions(options: string): PublicKeyCredentialRequestOptions {
    const parsed: unknown = JSON.parse(options);
    if (!isRequestOptions(parsed)) throw new TypeError("these are no options of a passkey");
    return this.#page.PublicKeyCredential?.parseRequestOptionsFromJSON?.(parsed) ?? requestOptionsFromJson(parsed);
  }

  /** Returns the JSON of the credential; the browser refuses by an exception. */
  async #ask(
    prompt: () => Promise<Credential | null | undefined> | undefined,
  ): Promise<Result<string, AuthenticatorFailure>> {
    try {
      const credential = await prompt();
      return credential !== null && credential !== undefined && isPublicKeyCredential(credential)
        ? succeed(jsonOf(credential))
        : fail({ kind: "authenticator-failed", code: "unavailable" });
    } catch (error) {
      const code = (error instanceof Error ? CODES.get(error.name) : undefined) ?? "unavailable";
      return fail({ kind: "authenticator-failed", code });
    }
  }
}

function isPublicKeyCredential(credential: Credential): credential is PublicKeyCredential {
  return credential.type === "public-key";
}

function jsonOf(credential: PublicKeyCredential): string {
  return "toJSON" in credential ? JSON.stringify(credential.toJSON()) : credentialToJson(credential);
}
