import { renderSVG } from "uqr";
import { keyFromBase32, otpauthUri, totpCode, totpStep } from "#kit/login/totp.ts";
import { escapeHtmlText } from "./html.ts";

/** Login with an authenticator app, and the app's key. */
export interface Authenticator {
  readonly login: string;
  readonly secret: string;
}

/** Returns the code of a key at `now` (ms). */
export function codeAt(secret: string, now: number): string {
  return totpCode(keyFromBase32(secret), totpStep(now));
}

/** Renders the keys of authenticator apps: as QR code, as text, and with the current code. */
export function authenticatorList(authenticators: readonly Authenticator[], issuer: string, now: number): string {
  return `<ul>${authenticators
    .map(
      ({
        login,
        secret,
      }) => `<li><p><strong>${escapeHtmlText(login)}</strong>, klucz <code>${escapeHtmlText(secret)}</code>,
teraz kod <code>${codeAt(secret, now)}</code></p>
<div class="qr" role="img" aria-label="Kod QR klucza ${escapeHtmlText(login)}">
${renderSVG(otpauthUri({ issuer, account: login, secret }))}</div></li>`,
    )
    .join("")}</ul>`;
}
