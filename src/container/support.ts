import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { SupportPort } from "#domain/support/index.ts";
import type { Settings } from "./settings.ts";

/** Requests of a customer. No module of the container: they come with the one route that has them. */
export function supportOver(
  caller: SoapCaller,
  { limits, complaints }: Pick<Settings, "limits" | "complaints">,
): SupportPort {
  return new SoapSupportAdapter(caller, limits.fileMegabytes, complaints);
}
