import { ContainerModule } from "inversify";
import { decodeBySize } from "#adapters/soap/decoding/decode-reply.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { SoapGateway, type WireLog } from "#adapters/soap/gateway/soap-gateway.ts";
import { CALLER, CLOCK, CREDENTIALS, GATEWAY, LOGIN, SESSION, SETTINGS, SIGNALS } from "./tokens.ts";

/**
 * The wire, and what a login needs of it. `log` is told what nobody but an operator need know, a call without an answer
 * included.
 */
export function wireModule(log: WireLog): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(GATEWAY).toResolvedValue(
      ({ serviceUrl, requestTimeoutMs }, clock) =>
        new SoapGateway({
          serviceUrl,
          requestTimeoutMs,
          clock,
          log,
          fault: log,
          fetch: (url, init) => fetch(url, init),
          decodeReply: decodeBySize(async () =>
            (await import("#adapters/soap/decoding/browser-worker.ts")).browserWorkerDecoder(clock),
          ),
        }),
      [SETTINGS, CLOCK],
    );
    // One gateway, three faces: whoever calls cannot change whose calls they are.
    bind(CALLER).toService(GATEWAY);
    bind(CREDENTIALS).toService(GATEWAY);
    bind(SIGNALS).toService(GATEWAY);
    bind(SESSION).toResolvedValue((caller) => new SoapSessionAdapter(caller), [CALLER]);
    bind(LOGIN).toResolvedValue((caller) => new SoapLoginAdapter(caller), [CALLER]);
  });
}
