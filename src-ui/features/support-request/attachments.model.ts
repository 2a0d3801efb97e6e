import { action, computed, makeObservable, observableRef } from "mobx";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import {
  fileProblem,
  HEAD_BYTES,
  percentOf,
  pieceEnd,
  sendableName,
  type FileProblem,
  type FileRules,
  type SupportPort,
} from "#domain/support/index.ts";

/** The part of a browser's `File` that is used. */
export interface FileSource {
  readonly name: string;
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Why a file does not go with the request. `tooMany`: others were picked before it; `unreadable`: it was moved or
 * changed after it was picked.
 */
export type AttachedProblem = FileProblem | "tooMany" | "unreadable" | "refused";

/** A file of a field. */
export interface Attached {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  /** Bytes that the provider has. */
  readonly arrived: number;
  readonly problem: AttachedProblem | undefined;
}

/** How the sending of files has ended. `lost`: the line broke, and to go on is safe. */
export type FilesSent = "sent" | "refused" | "not-done" | "lost" | "cancelled";

export interface AttachmentsWorld {
  readonly port: Pick<SupportPort, "addFile">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** How many files a field takes. */
  readonly mostIn: (field: string) => number;
  /** Called whenever what is attached has changed. */
  readonly changed: () => void;
}

const isWhole = ({ arrived, size }: Attached): boolean => arrived === size;

/**
 * Files that go with a request: checked when they are picked, sent piece by piece when the request is. Where the line
 * breaks, the next sending goes on;
 * what has arrived as a whole outlives a reload (VAL-13).
 */
export class Attachments {
  private picked: readonly Attached[] = [];
  /** The file that is on its way. */
  sending: string | undefined = undefined;
  readonly #world: AttachmentsWorld;
  readonly #sources = new Map<string, FileSource>();
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();
  readonly #cancelled = new Set<string>();

  constructor(world: AttachmentsWorld, kept: readonly string[]) {
    this.#world = world;
    this.picked = kept.flatMap(fromKept);
    makeObservable<this, "picked" | "files" | "put" | "send" | "replace">(this, {
      picked: observableRef,
      files: computed,
      sending: observableRef,
      percent: computed,
      put: action,
      replace: action,
      remove: action,
      startAgain: action,
      clear: action,
      send: action,
    });
  }

  /** All files, with what is wrong with them now: one that was too many is none any more once another is taken away. */
  private get files(): readonly Attached[] {
    const taken = new Map<string, number>();
    return this.picked.map((file) => {
      if (file.problem !== undefined) return file;
      const before = taken.get(file.field) ?? 0;
      taken.set(file.field, before + 1);
      return before < this.#world.mostIn(file.field) ? file : { ...file, problem: "tooMany" };
    });
  }

  /** The files of a field, in the order in which they were picked. */
  of(field: string): readonly Attached[] {
    return this.files.filter((file) => file.field === field);
  }

  /** The files of these fields that nothing is wrong with. */
  good(fields: readonly string[]): readonly Attached[] {
    return this.files.filter((file) => fields.includes(file.field) && file.problem === undefined);
  }

  /** Whether any file of these fields is one that cannot be sent: it is to be taken away first. */
  hasProblem(fields: readonly string[]): boolean {
    return this.files.some((file) => fields.includes(file.field) && file.problem !== undefined);
  }

  /** How much of all has arrived. */
  get percent(): number {
    const good = this.files.filter(({ problem }) => problem === undefined);
    return percentOf(
      good.reduce((sum, { arrived }) => sum + arrived, 0),
      good.reduce((sum, { size }) => sum + size, 0),
    );
  }

  /** What may wait over a reload: files that have arrived as a whole. */
  get kept(): readonly string[] {
    return this.files
      .filter((file) => isWhole(file) && file.problem === undefined)
      .map(({ id, field, size, name }) => [id, size, field, name].join("\n"));
  }

  /** Looks into the files and takes them in; gives them, each with what is wrong with it. */
  async pick(field: string, rules: FileRules, sources: readonly FileSource[]): Promise<readonly Attached[]> {
    const ids = new Set<string>();
    for (const source of sources) ids.add(this.put(field, rules, source, await bytesOf(source, 0, HEAD_BYTES)));
    return this.files.filter(({ id }) => ids.has(id));
  }

  remove(id: string): void {
    this.#cancelled.add(id);
    this.picked = this.picked.filter((file) => file.id !== id);
    this.#sources.delete(id);
    this.#world.changed();
  }

  /** The provider has lost what had arrived: it begins anew, as far as the files are still there. */
  startAgain(): void {
    this.picked = this.picked.map((file) =>
      file.problem === undefined
        ? { ...file, arrived: 0, problem: this.#sources.has(file.id) ? undefined : "unreadable" }
        : file,
    );
    this.#world.changed();
  }

  clear(): void {
    for (const { id } of this.picked) this.#cancelled.add(id);
    this.picked = [];
    this.#sources.clear();
  }

  /** Sends what has not arrived yet of these fields' files. One that is taken away meanwhile is let go. */
  async sendAll(fields: readonly string[]): Promise<FilesSent> {
    for (const { id } of this.good(fields)) {
      const end = await this.#sendOne(id);
      this.send(undefined);
      if (end !== "sent") return end;
    }
    return "sent";
  }

  /**
   * Each answer says how far the file has come; one that brings it no further twice running is no answer to go on by.
   */
  async #sendOne(id: string): Promise<FilesSent> {
    let stuck = 0;
    for (
      let file = this.#find(id);
      file !== undefined && !isWhole(file) && !this.#cancelled.has(id);
      file = this.#find(id)
    ) {
      this.send(id);
      const { name, size, arrived: position } = file;
      const source = this.#sources.get(id);
      const content = source === undefined ? undefined : await bytesOf(source, position, pieceEnd(position, size));
      if (content === undefined || content.length !== pieceEnd(position, size) - position) {
        this.replace(id, { problem: "unreadable" });
        return "refused";
      }
      const end = await executeWrite(this.#keyOf(id), {
        content: [position, content.length],
        send: (intentId) => this.#world.port.addFile({ intentId, fileId: id, name, size, position, content }),
        verifyApplied: async () => undefined,
      });
      if (end.kind === "cancelled") return "cancelled";
      if (end.kind === "unknown") return "lost";
      if (end.kind === "not-done" && end.failure.kind === "file-refused") {
        this.replace(id, { problem: "refused" });
        return "refused";
      }
      if (end.kind !== "done") return "not-done";
      stuck = end.value.received > position ? 0 : stuck + 1;
      if (stuck > 1) return "not-done";
      this.replace(id, { arrived: Math.max(0, Math.min(size, end.value.received)) });
    }
    return "sent";
  }

  #find(id: string): Attached | undefined {
    return this.files.find((file) => file.id === id);
  }

  #keyOf(id: string): IdempotencyKey {
    const known = this.#idempotencyKeys.get(id) ?? new IdempotencyKey(this.#world.idempotencyKeys);
    this.#idempotencyKeys.set(id, known);
    return known;
  }

  private put(field: string, rules: FileRules, source: FileSource, head: Uint8Array | undefined): string {
    const { size } = source;
    const name = sendableName(source.name);
    const problem = head === undefined ? "unreadable" : fileProblem({ name, size, head }, rules);
    const id = this.#world.idempotencyKeys.next();
    this.#sources.set(id, source);
    this.picked = [...this.picked, { id, field, name, size, arrived: 0, problem }];
    this.#world.changed();
    return id;
  }

  private replace(id: string, over: Partial<Pick<Attached, "arrived" | "problem">>): void {
    this.picked = this.picked.map((file) => (file.id === id ? { ...file, ...over } : file));
    this.#world.changed();
  }

  private send(id: string | undefined): void {
    this.sending = id;
  }
}

async function bytesOf(source: FileSource, from: number, to: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await source.slice(from, to).arrayBuffer());
  } catch {
    return undefined;
  }
}

function fromKept(line: string): readonly Attached[] {
  const [id = "", size = "", field, ...name] = line.split("\n");
  const bytes = Number(size);
  return field === undefined || id === "" || !Number.isInteger(bytes) || bytes <= 0
    ? []
    : [{ id, field, name: name.join("\n"), size: bytes, arrived: bytes, problem: undefined }];
}
