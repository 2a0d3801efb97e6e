import { ContainerModule } from "inversify";
import { BrowserFileDownloadAdapter } from "#adapters/browser/browser-file-download.adapter.ts";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { FILE_DOWNLOAD_PORT, PROVIDER_FILES_PORT } from "./tokens.ts";

/** Files of the provider, and files that the portal saves. */
export const filesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(FILE_DOWNLOAD_PORT).toResolvedValue(() => new BrowserFileDownloadAdapter(window));
    bind(PROVIDER_FILES_PORT).toResolvedValue(() => new HttpProviderFilesAdapter(window));
  }),
} satisfies ContextModule;
