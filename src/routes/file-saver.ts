import { BrowserFileDownloadAdapter } from "#adapters/browser/browser-file-download.adapter.ts";
import type { FileDownloadPort } from "#domain/device/index.ts";
import type { App } from "../boot/app.ts";
import { askAppParts } from "./in-app-parts.ts";

/** Saves a text as a file: name, MIME type, text. Resolves with whether it is saved. */
export type FileSaver = FileDownloadPort["saveText"];

/** Saves through the operator's app where the portal runs inside it, otherwise as a download of the browser. */
export function fileSaver(app: App): FileSaver {
  const browser = new BrowserFileDownloadAdapter(window);
  return async (name, type, text) => {
    const parts = await askAppParts();
    const download =
      parts === undefined ? browser : new parts.NativeFileDownloadAdapter(parts.deviceOf(app).bridge, browser);
    return download.saveText(name, type, text);
  };
}
