import { createRoot } from "react-dom/client";
import { BrowserDiagnosticsConsoleAdapter } from "#adapters/tracking/browser-diagnostics-console.adapter.ts";
import type { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";
import { SessionDiagnosticsModeAdapter } from "#adapters/storage/session-diagnostics-mode.adapter.ts";
import { DiagnosticsPanel } from "#ui/features/diagnostics/diagnostics-panel.view.tsx";
import { DiagnosticsStore } from "#ui/stores/diagnostics/diagnostics.store.ts";
import { releaseOf } from "../../container/release.ts";
import { SUPPORT_CODE } from "../../container/support-code.ts";
import { CALL_DIAGNOSTICS_LOG, CALL_ERROR_RECORDER, CLIPBOARD_PORT, CLOCK_PORT } from "../../container/tokens.ts";
import type { App } from "../app.ts";
import { rootErrorHandlers } from "../root-error-handlers.ts";

/** Parameter of the address that turns the mode on. */
const PARAMETER = "diagnose";

export interface DiagnosticsStart {
  readonly page: Window;
  /** Query of the address with which the page was opened. */
  readonly query: string;
  /** Loads the portal, whose calls are shown, also while the login page does not need it yet. */
  readonly openPortal: () => Promise<App>;
  readonly errors: Pick<PageErrorRecorder, "recordCaught">;
}

/** Shows the diagnostics of the page if the address or an earlier page of the tab turned them on (CALL-15). */
export async function startDiagnostics({ page, query, openPortal, errors }: DiagnosticsStart): Promise<void> {
  const mode = new SessionDiagnosticsModeAdapter(() => page.sessionStorage);
  if (new URLSearchParams(query).has(PARAMETER)) {
    mode.turnOn();
    removeParameter(page);
  }
  if (!mode.isOn()) return;
  const { container } = await openPortal();
  const { root } = container;
  const clipboard = root.get(CLIPBOARD_PORT);
  const store = new DiagnosticsStore({
    calls: root.get(CALL_DIAGNOSTICS_LOG),
    errors: root.get(CALL_ERROR_RECORDER),
    console: new BrowserDiagnosticsConsoleAdapter(console),
    mode,
    clock: root.get(CLOCK_PORT),
    page: { release: releaseOf(page.document), supportCode: SUPPORT_CODE },
  });
  const element = page.document.createElement("div");
  const panel = createRoot(element, rootErrorHandlers(errors));
  store.start();
  store.onTurnOff(() => {
    panel.unmount();
    element.remove();
  });
  page.document.body.prepend(element);
  panel.render(<DiagnosticsPanel model={store} copy={(text) => clipboard.write(text)} />);
}

/** Removes the parameter, so that a reload after the mode was turned off does not turn it on again. */
function removeParameter({ history, location }: Window): void {
  const query = new URLSearchParams(location.search);
  query.delete(PARAMETER);
  const rest = query.size === 0 ? "" : `?${query}`;
  history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`);
}
