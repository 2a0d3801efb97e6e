import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, type ComponentType, type ReactNode } from "react";
import { notOpened } from "#ui/shell/passing-news.ts";
import { LatePart } from "#ui/stores/late-part.ts";
import type { App } from "../boot/app.ts";

/**
 * A dialog whose code comes with the first press: `Dialog` is drawn by a route, `open` is handed to whatever is
 * pressed.
 */
export interface LateDialog<Wish> {
  /** Opens it. One that could not be fetched is told, and closed. */
  readonly open: (wish: Wish) => void;
  /** The dialog while it is open. It goes with the route that draws it: whoever comes there next opens it anew. */
  readonly Dialog: ComponentType;
}

/** Draws the dialog as it was asked for. */
export type DrawDialog<Wish> = (drawn: { readonly wish: Wish; readonly onClosed: () => void }) => ReactNode;

/** A dialog that `fetchDialog` brings. */
export function lateDialog<Wish extends { readonly onClosed?: (() => void) | undefined }>(
  app: Pick<App, "stores">,
  fetchDialog: () => Promise<DrawDialog<Wish>>,
): LateDialog<Wish> {
  const wish = observable.box<Wish | undefined>(undefined, { deep: false });
  // a function would be called for the state that it gives
  const late = new LatePart(async () => ({ draw: await fetchDialog() }));
  const onClosed = (): void => {
    const closed = wish.get();
    runInAction(() => wish.set(undefined));
    closed?.onClosed?.();
  };
  // who asked goes with the route, too: told that it is closed, they would go on for somebody who is not there any more
  const forget = (): void => runInAction(() => wish.set(undefined));
  const fetch = async (): Promise<void> => {
    await late.fetch();
    if (late.part !== undefined || wish.get() === undefined) return;
    app.stores.toasts.show(notOpened());
    onClosed();
  };
  return {
    open(asked) {
      // pressed twice, or from two places: the one that is open stays
      if (wish.get() !== undefined) return;
      runInAction(() => wish.set(asked));
      void fetch();
    },
    Dialog: observer(function LateDialogHere() {
      const asked = wish.get();
      useEffect(() => forget, []);
      return asked === undefined || late.part === undefined ? null : late.part.draw({ wish: asked, onClosed });
    }),
  };
}
