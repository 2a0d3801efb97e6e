import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { useService } from "../container/use-service.tsx";
import { TOASTS_STORE } from "../container/tokens.ts";

/** Request to open a dialog. */
export interface DialogRequest {
  /** Called when the dialog was closed or could not be loaded. Not called when the route is left meanwhile. */
  readonly onClosed?: (() => void) | undefined;
}

export interface LazyDialogProps<Request> {
  readonly request: Request;
  readonly onClosed: () => void;
}

export interface LazyDialog<Request> {
  /** Opens the dialog, unless it is open. Stable between renders. */
  readonly open: (request: Request) => void;
  /** Dialog while it is open. */
  readonly dialog: ReactNode;
}

/**
 * Dialog whose code is loaded when it is first opened. If the load fails, shows a toast, and the dialog counts as
 * closed.
 */
export function useLazyDialog<Request extends DialogRequest>(
  load: LazyModuleLoader<{ readonly Dialog: ComponentType<LazyDialogProps<Request>> }>,
): LazyDialog<Request> {
  const toasts = useService(TOASTS_STORE);
  const [request, setRequest] = useState<Request>();
  const open = useCallback((newRequest: Request) => setRequest((now) => now ?? newRequest), []);
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
