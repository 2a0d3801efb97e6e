import { notSaved } from "#ui/shell/files/texts.ts";
import type { App } from "../boot/app.ts";
import { fileSaver } from "./file-saver.ts";

/** Gives the customer a file on a page that says nothing itself where it was not saved: it is told in passing. */
export function tellingFileSaver(app: App): (name: string, type: string, text: string) => void {
  const save = fileSaver(app);
  return (name, type, text) =>
    void save(name, type, text).then((isSaved) => {
      if (!isSaved) app.stores.toasts.show(notSaved());
    });
}
