import type { ConfigurationPort } from "#domain/configuration/index.ts";
import type { ConfigurationReaders } from "../container/stored-release.module.ts";
import type { StoredReleasePort } from "#domain/navigation/index.ts";

/** Dependencies of `followConfiguration`. */
export interface StoredReleaseDependencies extends ConfigurationReaders {
  readonly release: StoredReleasePort;
  /** True if the page was opened with the portal; false during maintenance and after an error. */
  readonly isOpen: boolean;
  readonly savesData: boolean;
  /** Resolves when storing the portal disturbs nothing. */
  readonly whenIdle: () => Promise<void>;
  /** True once the customer has pressed or typed something on this page. */
  readonly isTouched: () => boolean;
  readonly reload: () => void;
}

/** Reads of `config.json` at the server for one page. */
const READS = 2;

const canOpen = async (configuration: ConfigurationPort): Promise<boolean> => {
  const read = await configuration.read();
  return read.ok && read.value.maintenance === undefined;
};

/**
 * Stores the portal, or removes it if `config.json` at the server says so (SW-06). If the operator has closed or opened
 * the portal since its page was stored, a page that the customer has not touched is loaded again (SW-05).
 */
export async function followConfiguration(dependencies: StoredReleaseDependencies): Promise<void> {
  const { release, served, stored, isOpen, isTouched, reload, whenIdle } = dependencies;
  for (let reads = 0; reads < READS; reads += 1) {
    const read = await served.read();
    if (!read.ok) break;
    if (read.value.serviceWorker === false) return release.remove();
    const isOpenNow = read.value.maintenance === undefined;
    if (isOpenNow === isOpen || isTouched()) break;
    // A changed configuration is also a new release.
    if (reads === 0) await release.renew();
    // A page that is loaded again must get the new configuration; otherwise it would be loaded endlessly. A release
    // that has just been stored may have brought an older one.
    if ((await canOpen(stored)) === isOpenNow && !isTouched()) return reload();
  }
  if (dependencies.savesData) return undefined;
  await whenIdle();
  return release.store();
}
