import { action, makeObservable, observable } from "mobx";
import { interval, type Subscription } from "rxjs";
import type { CodeRefusal, ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import { msUntilNextCode } from "#domain/contact/contact-reducer.ts";
import { requestContactCode, type ContactCodeRequest } from "#domain/contact/use-cases/request-contact-code.ts";
import type { ClockPort, IdempotencyKeyPort, Instant, TryLater } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Error beside a code. `unknown`: the response was lost; the next request is for the same code. */
export type CodeTrouble = "unknown" | "tooMany" | "refused" | TryLater;

const TICK_MS = 1_000;

/** Dependencies of `ContactCodes`. */
export interface ContactCodesDependencies {
  readonly port: ContactChangePort;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Request of the code of one field. Its key outlives a run that is dropped. */
interface CodeRequest {
  readonly command: WriteCommand<ContactCodeRequest, "sent", CodeRefusal>;
  readonly key: IdempotencyKeyIssuer;
}

/**
 * Requests the codes that confirm changed fields, and counts down to the next one (ACC-03). Each field has a command,
 * since several can run at the same time.
 */
export class ContactCodes {
  /** Time of the last tick, to count down from. */
  now: Instant;
  readonly #clock: ClockPort;
  readonly #requests: Readonly<Record<ContactFieldName, CodeRequest>>;
  #ticking: Subscription | undefined;

  constructor({ port, clock, idempotencyKeys }: ContactCodesDependencies) {
    this.#clock = clock;
    this.now = clock.now();
    const request = (): CodeRequest => ({
      command: new WriteCommand(
        (input, key) => requestContactCode({ contactChange: port }, input, key),
        idempotencyKeys,
      ),
      key: new IdempotencyKeyIssuer(idempotencyKeys),
    });
    this.#requests = {
      mobilePhone1: request(),
      mobilePhone2: request(),
      linePhone1: request(),
      linePhone2: request(),
      mainEmail: request(),
      documentSendEmail: request(),
    };
    makeObservable(this, { now: observable, tick: action });
  }

  start(): void {
    this.#ticking ??= interval(TICK_MS, this.#clock.scheduler).subscribe(() => this.tick());
  }

  stop(): void {
    this.#ticking?.unsubscribe();
    this.#ticking = undefined;
  }

  tick(): void {
    this.now = this.#clock.now();
  }

  /** Seconds until another code can be requested. */
  secondsToNext(requestedAt: Instant | undefined): number {
    return Math.ceil(msUntilNextCode(requestedAt, this.now) / 1_000);
  }

  troubleOf(field: ContactFieldName): CodeTrouble | undefined {
    const { failed } = this.#requests[field].command;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "unknown";
    if (failed.failure.kind === "try-later") return failed.failure;
    return failed.failure.kind === "code-refused" && failed.failure.code === "too-many-codes" ? "tooMany" : "refused";
  }

  hideTrouble(field: ContactFieldName): void {
    this.#requests[field].command.clearFailure();
  }

  /**
   * Requests a code for the value of a field. Resolves with true if the server confirmed that it was sent; `undefined`
   * if another request of the field was started meanwhile.
   */
  async request(field: ContactFieldName, value: string): Promise<boolean | undefined> {
    const { command, key } = this.#requests[field];
    // A request for a former value of the field still runs; ignore its response.
    if (command.isRunning) command.reset();
    const outcome = await command.run({ field, value }, key);
    return outcome === undefined ? undefined : outcome.kind === "done";
  }
}
