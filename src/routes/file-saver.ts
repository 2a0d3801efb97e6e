import type { FileDownloadPort } from "#domain/device/index.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { FILE_DOWNLOAD_PORT, NATIVE_FILE_DOWNLOAD_PORT } from "../container/tokens.ts";
import { loadDevice } from "./in-app-parts.ts";

/** Saves a text as a file: name, MIME type, text. Resolves with whether it is saved. */
export type FileSaver = FileDownloadPort["saveText"];

/** Saves through the operator's app where the portal runs inside it, otherwise as a download of the browser. */
export function fileSaver(container: AppContainer): FileSaver {
  return async (name, type, text) => {
    const download = (await loadDevice(container)) ? NATIVE_FILE_DOWNLOAD_PORT : FILE_DOWNLOAD_PORT;
    return container.root.get(download).saveText(name, type, text);
  };
}
