import type { App } from "../boot/app.ts";
import { saveFile } from "../boot/save-file.ts";
import { askAppParts } from "./in-app-parts.ts";

/** Gives the customer a text as a file; resolves with whether it is saved. */
export type FileSaver = (name: string, type: string, text: string) => Promise<boolean>;

/**
 * Inside the app it goes through it, since a web view keeps no file that a page makes; in a browser it is downloaded.
 */
export const fileSaver =
  (app: App): FileSaver =>
  async (name, type, text) => {
    try {
      const saved = await (await askAppParts())?.saveText(app, name, type, text);
      if (saved !== undefined) return saved;
      saveFile(document, name, type, text);
      return true;
    } catch {
      return false;
    }
  };
