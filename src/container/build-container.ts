import "reflect-metadata/lite";
import { Container } from "inversify";
import type { SessionStoragePort } from "#domain/session/index.ts";
import type { WireLog } from "#adapters/soap/gateway/soap-gateway.ts";
import { deviceModule } from "./device.module.ts";
import type { Settings } from "./settings.ts";
import { SESSION_STORAGE, SETTINGS } from "./tokens.ts";
import { wireModule } from "./wire.module.ts";

/** What the container cannot make itself. */
export interface ContainerParts {
  readonly settings: Settings;
  /** The one store of the session, which the first paint has already read. */
  readonly storage: SessionStoragePort;
  readonly page: Window;
  readonly log: WireLog;
}

/**
 * The container with all that every page needs: wire, login, session, device. Everything in it is made once, when it
 * is first asked for. The contexts join with the first route that needs them (`loadContext`).
 */
export function buildContainer({ settings, storage, page, log }: ContainerParts): Container {
  // Otherwise the library compiles some plans with `new Function`, which the content security policy refuses.
  const container = new Container({ defaultScope: "Singleton", jitless: true });
  container.bind(SETTINGS).toConstantValue(settings);
  container.bind(SESSION_STORAGE).toConstantValue(storage);
  container.load(deviceModule(page), wireModule(log));
  return container;
}
