import type { App } from "../boot/app.ts";
import { saveFile } from "../boot/save-file.ts";
import { notSaved } from "#ui/shell/files/texts.ts";
import { askAppParts } from "./in-app-parts.ts";

/** Gives the customer a text as a file; resolves with whether it is saved. */
export type FileSaver = (name: string, type: string, text: string) => Promise<boolean>;

/** Inside the app it goes through it, since a web view keeps no file that a page makes; in a browser as any download. */
export const fileSaver = (app: App): FileSaver => async (name, type, text) => {
  const bridge = (await askAppParts())?.deviceOf(app).bridge;
  if ((await bridge?.device())?.ok === true) return (await bridge?.saveFile({ name, type, bytes: new TextEncoder().encode(text) }))?.ok === true;
  try {
    saveFile(document, name, type, text);
    return true;
  } catch {
    return false;
  }
};

/** The same for a page that says nothing itself where a file was not saved: it is told in passing. */
export function tellingFileSaver(app: App): (name: string, type: string, text: string) => void {
  const save = fileSaver(app);
  return (name, type, text) => void save(name, type, text).then((isSaved) => {
    if (!isSaved) app.stores.toasts.show(notSaved());
  });
}
