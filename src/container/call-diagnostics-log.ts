import { Subject, defer, startWith, type Observable } from "rxjs";
import type { CallDiagnosticsPort, DiagnosedCall } from "#domain/tracking/index.ts";

/** Number of calls held until the panel, which loads after the portal, subscribes. */
const MAX_HELD_CALLS = 100;

/** Collects the calls of the page for diagnostics (CALL-17). */
export class CallDiagnosticsLog implements CallDiagnosticsPort {
  /** The last hundred calls of the page, then each change. */
  readonly calls: Observable<DiagnosedCall>;
  readonly #held: DiagnosedCall[] = [];
  readonly #later = new Subject<DiagnosedCall>();

  constructor() {
    this.calls = defer(() => this.#later.pipe(startWith(...this.#held)));
  }

  readonly add = (call: DiagnosedCall): void => {
    const at = this.#held.findIndex(({ requestId }) => requestId === call.requestId);
    if (at === -1) this.#held.push(call);
    else this.#held[at] = call;
    if (this.#held.length > MAX_HELD_CALLS) this.#held.shift();
    this.#later.next(call);
  };
}
