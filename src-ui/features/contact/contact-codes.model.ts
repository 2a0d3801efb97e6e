import { action, makeObservable, observable } from "mobx";
import { interval, type Subscription } from "rxjs";
import type { CodeRefusal, ContactChangePort } from "#domain/contact/contact-change.port.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import { msToNextCode } from "#domain/contact/contact-flow.ts";
import { requestContactCode, type ContactCodeRequest } from "#domain/contact/use-cases/request-contact-code.ts";
import type { ClockPort, IdempotencyKeyPort, Instant } from "#domain/shared-kernel/index.ts";
import type { WriteKey } from "#domain/shared-kernel/write.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Error beside a code. `unknown`: the response was lost; the next request asks for the same code. */
export type CodeTrouble = "unknown" | "tooMany" | "refused";

const TICK_MS = 1_000;

/** Dependencies of `ContactCodes`. */
export interface ContactCodesDependencies {
  readonly port: ContactChangePort;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

type CodeCommand = WriteCommand<ContactCodeRequest, "sent", CodeRefusal>;

/**
 * Requests the codes that confirm changed fields, and counts down to the next one (ACC-03). Each field has a command,
 * since several can run at the same time.
 */
export class ContactCodes {
  /** Time of the last tick, to count down from. */
  now: Instant;
  readonly #clock: ClockPort;
  readonly #commands: Readonly<Record<ContactFieldName, CodeCommand>>;
  #ticking: Subscription | undefined;

  constructor({ port, clock, idempotencyKeys }: ContactCodesDependencies) {
    this.#clock = clock;
    this.now = clock.now();
    const command = (): CodeCommand =>
      new WriteCommand(
        (request: ContactCodeRequest, key: WriteKey) => requestContactCode({ contactChange: port }, request, key),
        idempotencyKeys,
      );
    this.#commands = {
      mobilePhone1: command(),
      mobilePhone2: command(),
      linePhone1: command(),
      linePhone2: command(),
      mainEmail: command(),
      documentSendEmail: command(),
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
  secondsToNext(askedAt: Instant | undefined): number {
    return Math.ceil(msToNextCode(askedAt, this.now) / 1_000);
  }

  troubleOf(field: ContactFieldName): CodeTrouble | undefined {
    const { failed } = this.#commands[field];
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "unknown";
    return failed.failure.kind === "code-refused" && failed.failure.code === "too-many-codes" ? "tooMany" : "refused";
  }

  hideTrouble(field: ContactFieldName): void {
    this.#commands[field].clearFailure();
  }

  /**
   * Requests a code for the value of a field. Resolves with whether the server confirmed that it was sent; `undefined`
   * when another request of the field was started meanwhile.
   */
  async request(field: ContactFieldName, value: string): Promise<boolean | undefined> {
    const command = this.#commands[field];
    // a request for a former value of the field still runs: its response counts for nothing any more
    if (command.isRunning) command.reset();
    const outcome = await command.run({ field, value });
    return outcome === undefined ? undefined : outcome.kind === "done";
  }
}
