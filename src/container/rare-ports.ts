import type { SoapCaller } from "#adapters/soap/answer.ts";
import { SoapLoginLink } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapMatters } from "#adapters/soap/matters/soap-matters.adapter.ts";
import type { RarePorts } from "../boot/core-ports.ts";

/** Ports that few need: those of the links of messages. No modules of the container, whose names every first visit loads. */
export function rarePorts(caller: SoapCaller): RarePorts {
  return { matters: new SoapMatters(caller), loginLink: new SoapLoginLink(caller) };
}
