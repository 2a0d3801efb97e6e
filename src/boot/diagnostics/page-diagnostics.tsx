import { createRoot } from "react-dom/client";
import { BrowserDiagnosticsConsoleAdapter } from "#adapters/tracking/browser-diagnostics-console.adapter.ts";
import { CallTracer } from "#adapters/soap/gateway/call-tracer.ts";
import type { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";
import { SessionDiagnosticsModeAdapter } from "#adapters/storage/session-diagnostics-mode.adapter.ts";
import type { DiagnosticsModePort } from "#domain/tracking/index.ts";
import { DiagnosticsPanel } from "#ui/features/diagnostics/diagnostics-panel.view.tsx";
import { DiagnosticsStore } from "#ui/stores/diagnostics/diagnostics.store.ts";
import { CallDiagnosticsLog } from "../../container/call-diagnostics-log.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import { releaseOf } from "../../container/release.ts";
import { SUPPORT_CODE } from "../../container/support-code.ts";
import { CALL_ERROR_RECORDER, CLIPBOARD_PORT, CLOCK_PORT } from "../../container/tokens.ts";
import { rootErrorHandlers } from "../root-error-handlers.ts";

/** Parameter of the address that turns the mode on. */
const PARAMETER = "diagnose";

/** Diagnostics of a page: traces its calls from the start and shows them when the portal is assembled. */
export class PageDiagnostics {
  readonly #page: Window;
  readonly #mode: DiagnosticsModePort;
  readonly #calls = new CallDiagnosticsLog();
  readonly tracer = new CallTracer({
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    add: this.#calls.add,
  });

  constructor(page: Window, mode: DiagnosticsModePort) {
    this.#page = page;
    this.#mode = mode;
  }

  /** Shows the panel above the page, until the mode is turned off. */
  show({ root }: AppContainer, errors: Pick<PageErrorRecorder, "recordCaught">): void {
    const { document } = this.#page;
    const clipboard = root.get(CLIPBOARD_PORT);
    const store = new DiagnosticsStore({
      calls: this.#calls,
      errors: root.get(CALL_ERROR_RECORDER),
      console: new BrowserDiagnosticsConsoleAdapter(console),
      mode: this.#mode,
      clock: root.get(CLOCK_PORT),
      page: { release: releaseOf(document), supportCode: SUPPORT_CODE },
    });
    const element = document.createElement("div");
    const panel = createRoot(element, rootErrorHandlers(errors));
    store.start();
    store.onTurnOff(() => {
      panel.unmount();
      element.remove();
    });
    document.body.prepend(element);
    panel.render(<DiagnosticsPanel model={store} copy={(text) => clipboard.write(text)} />);
  }
}

/** Returns the diagnostics if the address or an earlier page of the tab turned them on (CALL-15). */
export function openPageDiagnostics(page: Window): PageDiagnostics | undefined {
  const mode = new SessionDiagnosticsModeAdapter(() => page.sessionStorage);
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
