/** Reads base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Writes base64url. */
function textOf(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns true for options to create a credential. */
export function isCreationOptions(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return (
    isRecord(value) &&
    typeof value["challenge"] === "string" &&
    isRecord(value["rp"]) &&
    isRecord(value["user"]) &&
    Array.isArray(value["pubKeyCredParams"])
  );
}

/** Returns true for options to sign with a credential. */
export function isRequestOptions(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(value) && typeof value["challenge"] === "string";
}

const descriptorsOf = (list: readonly PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id }) => ({ id: bytesOf(id), type: "public-key" }));

/** Converts creation options where the browser lacks `parseCreationOptionsFromJSON`. */
export function creationOptionsFromJson(
  options: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials, authenticatorSelection } = options;
  return {
    challenge: bytesOf(challenge),
    rp,
    user: { ...user, id: bytesOf(user.id) },
    pubKeyCredParams,
    attestation: "none",
    excludeCredentials: descriptorsOf(excludeCredentials),
    ...(timeout === undefined ? {} : { timeout }),
    ...(authenticatorSelection === undefined ? {} : { authenticatorSelection }),
  };
}

/** Converts request options where the browser lacks `parseRequestOptionsFromJSON`. Always verifies the user. */
export function requestOptionsFromJson(
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  const { challenge, rpId, timeout, allowCredentials } = options;
  return {
    challenge: bytesOf(challenge),
    allowCredentials: descriptorsOf(allowCredentials),
    userVerification: "required",
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
  };
}

/** Returns a binary field of a response as text; `undefined` without it. */
function binaryField(response: AuthenticatorResponse, name: string): string | undefined {
  const value: unknown = Reflect.get(response, name);
  return value instanceof ArrayBuffer ? textOf(value) : undefined;
}

/** Returns the JSON of a credential where it lacks `toJSON`, as credentials of some password managers do. */
export function credentialToJson({ id, rawId, response }: PublicKeyCredential): string {
  const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  return JSON.stringify({
    id,
    rawId: textOf(rawId),
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(fields.map((name) => [name, binaryField(response, name)])),
  });
}
