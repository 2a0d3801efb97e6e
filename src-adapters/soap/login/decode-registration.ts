import type { IdentificationResult, SentRegistrationCode, VerificationMode } from "#domain/login/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodePossibility } from "./decode-session.ts";

const MODES: ReadonlyMap<number, VerificationMode> = new Map([
  [1, "email-or-phone"],
  [2, "email"],
  [3, "email-and-mobile"],
  [4, "phone"],
]);

/**
 * Decodes the identification of a customer (LOGIN-02). Without a known verification mode no code can be sent, and the
 * customer cannot register here.
 */
export function decodeIdentified(data: Fields): IdentificationResult | undefined {
  switch (decodePossibility(data)) {
    case undefined:
      return undefined;
    case "possible":
      return { kind: "has-account" };
    case "forced":
      return { kind: "unknown" };
    case "not-possible":
      return { kind: "not-possible" };
    case "no-account": {
      const verification = data.child("verification");
      const mode = MODES.get(verification?.whole("mode") ?? 0);
      if (verification === undefined || mode === undefined) return { kind: "not-possible" };
      return {
        kind: "may-register",
        mode,
        contacts: { email: verification.optionalText("email"), phone: verification.optionalText("phone") },
      };
    }
  }
}

/**
 * Decodes a sent code; `undefined` without its times, because the portal could not say when to request another code.
 */
export function decodeSentCode(data: Fields): SentRegistrationCode | undefined {
  const [validUntil, againAt] = [data.instant("codeValidUntil"), data.instant("codeAgainAt")];
  return validUntil === undefined || againAt === undefined ? undefined : { validUntil, againAt };
}
