import type { SoapCaller } from "#adapters/soap/answer.ts";
import { SoapLoginLink } from "#adapters/soap/login/soap-login-link.adapter.ts";
import type { LoginLinkPort } from "#domain/login/index.ts";

/** Logging in by a link; comes with the one route that does so. */
export function loginLinkOver(caller: SoapCaller): LoginLinkPort {
  return new SoapLoginLink(caller);
}
