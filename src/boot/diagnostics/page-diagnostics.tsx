import { createRoot } from "react-dom/client";
import type { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";
import type { DiagnosticsModePort } from "#domain/tracking/index.ts";
import { DiagnosticsPanel } from "#ui/features/diagnostics/diagnostics-panel.view.tsx";
import { CallDiagnosticsLog } from "../../container/call-diagnostics-log.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import { createCallTracer, createDiagnosticsMode, createDiagnosticsStore } from "../../container/diagnostics.module.ts";
import { CLIPBOARD_PORT } from "../../container/tokens.ts";
import { rootErrorHandlers } from "../root-error-handlers.ts";

/** Parameter of the address that turns the mode on. */
const PARAMETER = "diagnose";

/** Diagnostics of a page: traces its calls from the start and shows them when the portal is assembled (CALL-17). */
export class PageDiagnostics {
  readonly #page: Window;
  readonly #mode: DiagnosticsModePort;
  readonly #calls = new CallDiagnosticsLog();
  readonly tracer = createCallTracer(this.#calls);

  constructor(page: Window, mode: DiagnosticsModePort) {
    this.#page = page;
    this.#mode = mode;
  }

  /** Shows the panel above the page, until the mode is turned off. A failed panel disappears and is reported. */
  show(container: AppContainer, errors: Pick<PageErrorRecorder, "recordCaught">): void {
    const { document } = this.#page;
    const clipboard = container.root.get(CLIPBOARD_PORT);
    const store = createDiagnosticsStore(container, { calls: this.#calls, mode: this.#mode });
    const element = document.createElement("div");
    const panel = createRoot(element, {
      ...rootErrorHandlers(errors),
      onUncaughtError: (error, { componentStack }) => {
        errors.recordCaught(error, componentStack);
        element.remove();
      },
    });
    store.start();
    store.onTurnOff(() => {
      panel.unmount();
      element.remove();
    });
    document.body.prepend(element);
    panel.render(<DiagnosticsPanel model={store} copy={(text) => clipboard.write(text)} />);
  }
}

/** Returns the diagnostics if the address or an earlier page of the tab turned them on (CALL-17). */
export function openPageDiagnostics(page: Window): PageDiagnostics | undefined {
  const mode = createDiagnosticsMode(page);
  if (new URLSearchParams(page.location.search).has(PARAMETER)) {
    mode.turnOn();
    removeParameter(page);
  }
  return mode.isOn() ? new PageDiagnostics(page, mode) : undefined;
}

/** Removes the parameter, so that a reload after the mode was turned off does not turn it on again. */
function removeParameter({ history, location }: Window): void {
  const query = new URLSearchParams(location.search);
  query.delete(PARAMETER);
  const rest = query.size === 0 ? "" : `?${query}`;
  history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`);
}
