import type { Container } from "inversify";
import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapMattersAdapter } from "#adapters/soap/matters/soap-matters.adapter.ts";
import type { RarePorts } from "../boot/core-ports.ts";
import type { WireParts } from "./app-ports.ts";
import { CALLER } from "./tokens.ts";

/**
 * Ports that few need: those of the links of messages, and of the chat. No modules of the container, whose names every
 * first visit loads.
 */
export function rarePorts(container: Container, parts: WireParts): RarePorts {
  const caller = container.get(CALLER);
  return {
    matters: new SoapMattersAdapter(caller),
    loginLink: new SoapLoginLinkAdapter(caller),
    chat: async () => (await import("./chat.ts")).chatPorts(container, parts),
  };
}
