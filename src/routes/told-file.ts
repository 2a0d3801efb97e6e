import { notSaved } from "#ui/shell/files/texts.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { TOASTS_STORE } from "../container/tokens.ts";
import { fileSaver } from "./file-saver.ts";

/** Gives the customer a file on a page that says nothing itself where it was not saved: it is told in passing. */
export function tellingFileSaver(container: AppContainer): (name: string, type: string, text: string) => void {
  const save = fileSaver(container);
  return (name, type, text) =>
    void save(name, type, text).then((isSaved) => {
      if (!isSaved) container.root.get(TOASTS_STORE).show(notSaved());
    });
}
