import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { useService } from "../container/use-service.tsx";
import { TOASTS_STORE } from "../container/tokens.ts";

/** How a dialog is asked for. */
interface DialogRequest {
  /** Called when the dialog was closed, or could not be loaded. Not called when the route is left meanwhile. */
  readonly onClosed?: (() => void) | undefined;
}

export interface LazyDialogProps<Request> {
  readonly request: Request;
  readonly onClosed: () => void;
}

export interface LazyDialog<Request> {
  /** Opens the dialog, unless it is open. The function stays the same from one rendering to the next. */
  readonly open: (request: Request) => void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/**
 * A dialog whose code is loaded when it is opened first. When it cannot be loaded, a toast says so and the dialog counts
 * as closed.
 */
export function useLazyDialog<Request extends DialogRequest>(
  load: LazyModuleLoader<{ readonly Dialog: ComponentType<LazyDialogProps<Request>> }>,
): LazyDialog<Request> {
  const toasts = useService(TOASTS_STORE);
  const [request, setRequest] = useState<Request>();
  const open = useCallback((asked: Request) => setRequest((now) => now ?? asked), []);
  const close = (): void => {
    setRequest(undefined);
    request?.onClosed?.();
  };
  const { module } = useLazyModule(load, request !== undefined, {
    onError() {
      toasts.show(notOpenedToast());
      close();
    },
  });
  const dialog =
    request === undefined || module === undefined ? null : <module.Dialog request={request} onClosed={close} />;
  return { open, dialog };
}
