import { CallTracer } from "#adapters/soap/gateway/call-tracer.ts";
import { SessionDiagnosticsModeAdapter } from "#adapters/storage/session-diagnostics-mode.adapter.ts";
import { BrowserDiagnosticsConsoleAdapter } from "#adapters/tracking/browser-diagnostics-console.adapter.ts";
import type { CallDiagnosticsPort, DiagnosticsModePort } from "#domain/tracking/index.ts";
import { DiagnosticsStore } from "#ui/stores/diagnostics/diagnostics.store.ts";
import type { CallDiagnosticsLog } from "./call-diagnostics-log.ts";
import type { AppContainer } from "./context-loaders.ts";
import { releaseOf } from "./release.ts";
import { SUPPORT_CODE } from "./support-code.ts";
import { CALL_ERROR_RECORDER, CLOCK_PORT } from "./tokens.ts";

/** Creates the memory of the diagnostics mode in this tab. */
export const createDiagnosticsMode = (page: Window): DiagnosticsModePort =>
  new SessionDiagnosticsModeAdapter(() => page.sessionStorage);

/** Creates the tracer of all calls. The gateway needs it before the container can resolve a clock. */
export const createCallTracer = ({ add }: CallDiagnosticsLog): CallTracer =>
  new CallTracer({ fetch: (url, init) => fetch(url, init), now: () => Date.now(), add });

/** Creates the store of the panel. */
export function createDiagnosticsStore(
  { root }: AppContainer,
  { calls, mode }: { readonly calls: CallDiagnosticsPort; readonly mode: DiagnosticsModePort },
): DiagnosticsStore {
  return new DiagnosticsStore({
    calls,
    mode,
    errors: root.get(CALL_ERROR_RECORDER),
    console: new BrowserDiagnosticsConsoleAdapter(console),
    clock: root.get(CLOCK_PORT),
    page: { release: releaseOf(document), supportCode: SUPPORT_CODE },
  });
}
