import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import {
  fileViolation,
  HEAD_BYTES,
  uploadPercent,
  fileKindByContent,
  sendableName,
  type FileRules,
  type SupportPort,
} from "#domain/support/index.ts";
import { sendFile, type OutgoingFile, type SendFileFailure } from "#domain/support/use-cases/send-file.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import {
  readBytes,
  toDraftLine,
  parseDraftLine,
  isFullyUploaded,
  type AttachedFile,
  type FileSource,
} from "./attached-file.ts";

/** Outcome of an upload. `lost`: there was no response, and the next attempt resumes. */
export type UploadOutcome = "sent" | "refused" | "not-done" | "lost" | "cancelled";

export interface AttachmentsDependencies {
  readonly port: Pick<SupportPort, "addFile">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns the maximum number of files of a field. */
  readonly maxFilesOf: (field: string) => number;
  /** Called after each change of the attachments. */
  readonly changed: () => void;
}

type FileCommand = WriteCommand<OutgoingFile, "sent", SendFileFailure>;

/**
 * Files of a request: checked when chosen, uploaded when the request is sent. After a lost response the next attempt
 * resumes. An uploaded file outlives a reload (VAL-13).
 */
export class Attachments {
  private picked: readonly AttachedFile[] = [];
  readonly #dependencies: AttachmentsDependencies;
  readonly #sources = new Map<string, FileSource>();
  private readonly commands = observable.map<string, FileCommand>(undefined, { deep: false });
  readonly #cancelled = new Set<string>();

  constructor(dependencies: AttachmentsDependencies, draftLines: readonly string[]) {
    this.#dependencies = dependencies;
    this.picked = draftLines.flatMap(parseDraftLine);
    makeObservable<this, "picked" | "files" | "put" | "upload" | "replace">(this, {
      picked: observableRef,
      files: computed,
      sending: computed,
      percent: computed,
      put: action,
      replace: action,
      remove: action,
      restartUploads: action,
      clear: action,
      upload: action,
    });
  }

  /** Id of the file that is being uploaded. */
  get sending(): string | undefined {
    for (const [id, { isRunning }] of this.commands) if (isRunning) return id;
    return undefined;
  }

  /** All files with their problems. The file limit is recomputed, so a removed file makes room for another. */
  private get files(): readonly AttachedFile[] {
    const taken = new Map<string, number>();
    return this.picked.map((file) => {
      if (file.problem !== undefined) return file;
      const before = taken.get(file.field) ?? 0;
      taken.set(file.field, before + 1);
      return before < this.#dependencies.maxFilesOf(file.field) ? file : { ...file, problem: "tooMany" };
    });
  }

  /** Returns the files of a field in the order in which they were chosen. */
  of(field: string): readonly AttachedFile[] {
    return this.files.filter((file) => file.field === field);
  }

  /** Returns the files of these fields without a problem. */
  validFiles(fields: readonly string[]): readonly AttachedFile[] {
    return this.files.filter((file) => fields.includes(file.field) && file.problem === undefined);
  }

  /** Returns true if a file of these fields cannot be sent and must be removed first. */
  hasProblem(fields: readonly string[]): boolean {
    return this.files.some((file) => fields.includes(file.field) && file.problem !== undefined);
  }

  /** Uploaded share of all files, percent. */
  get percent(): number {
    const validFiles = this.files.filter(({ problem }) => problem === undefined);
    return uploadPercent(
      validFiles.reduce((sum, { arrived }) => sum + arrived, 0),
      validFiles.reduce((sum, { size }) => sum + size, 0),
    );
  }

  /** Lines for the draft: fully uploaded files. */
  get draftLines(): readonly string[] {
    return this.files.filter((file) => isFullyUploaded(file) && file.problem === undefined).map(toDraftLine);
  }

  /** True if a valid file is not fully uploaded, so that the draft lacks it. */
  get hasUnsent(): boolean {
    return this.files.some((file) => file.problem === undefined && !isFullyUploaded(file));
  }

  /** Checks and adds the files; resolves with them and their problems. */
  async pick(field: string, rules: FileRules, sources: readonly FileSource[]): Promise<readonly AttachedFile[]> {
    const ids = new Set<string>();
    for (const source of sources) ids.add(this.put(field, rules, source, await readBytes(source, 0, HEAD_BYTES)));
    return this.files.filter(({ id }) => ids.has(id));
  }

  remove(id: string): void {
    this.#cancelled.add(id);
    this.picked = this.picked.filter((file) => file.id !== id);
    this.#sources.delete(id);
    this.#dependencies.changed();
  }

  /** Restarts the upload after the server has lost the files; a file whose source is gone becomes unreadable. */
  restartUploads(): void {
    this.picked = this.picked.map((file) =>
      file.problem === undefined
        ? { ...file, arrived: 0, problem: this.#sources.has(file.id) ? undefined : "unreadable" }
        : file,
    );
    this.#dependencies.changed();
  }

  clear(): void {
    for (const { id } of this.picked) this.#cancelled.add(id);
    this.picked = [];
    this.#sources.clear();
  }

  /** Uploads the missing parts of the files of these fields. Skips a file that is removed meanwhile. */
  async sendAll(fields: readonly string[]): Promise<UploadOutcome> {
    for (const { id } of this.validFiles(fields)) {
      const file = this.files.find((one) => one.id === id);
      const end = file === undefined || isFullyUploaded(file) ? "sent" : await this.#send(file);
      if (end !== "sent") return end;
    }
    return "sent";
  }

  async #send({ id, name, size, arrived }: AttachedFile): Promise<UploadOutcome> {
    const outcome = await this.upload({ fileId: id, name, size, arrived });
    switch (outcome?.kind) {
      case "done":
      case "found-done":
        return "sent";
      case "unknown":
        return "lost";
      case "cancelled":
      case undefined:
        return "cancelled";
      case "not-done": {
        const { kind } = outcome.failure;
        if (kind !== "file-refused" && kind !== "file-unreadable") return "not-done";
        this.replace(id, { problem: kind === "file-refused" ? "refused" : "unreadable" });
        return "refused";
      }
    }
  }

  private upload(file: OutgoingFile) {
    const { fileId } = file;
    const command = this.commands.get(fileId) ?? this.#command(fileId);
    this.commands.set(fileId, command);
    return command.run(file);
  }

  #command(id: string): FileCommand {
    const { port, idempotencyKeys } = this.#dependencies;
    const ports = {
      support: port,
      read: async (from: number, to: number) => {
        const source = this.#sources.get(id);
        return source === undefined ? undefined : readBytes(source, from, to);
      },
      isCancelled: () => this.#cancelled.has(id),
      arrived: (arrived: number) => this.replace(id, { arrived }),
    };
    return new WriteCommand((file, key) => sendFile(ports, file, key), idempotencyKeys);
  }

  private put(field: string, rules: FileRules, source: FileSource, head: Uint8Array | undefined): string {
    const { size } = source;
    const problem = head === undefined ? "unreadable" : fileViolation({ name: source.name, size, head }, rules);
    const isSent = head !== undefined && problem === undefined;
    const name = sendableName(source.name, isSent ? fileKindByContent(head) : undefined);
    const id = this.#dependencies.idempotencyKeys.next();
    this.#sources.set(id, source);
    this.picked = [...this.picked, { id, field, name, size, arrived: 0, problem }];
    this.#dependencies.changed();
    return id;
  }

  private replace(id: string, over: Partial<Pick<AttachedFile, "arrived" | "problem">>): void {
    this.picked = this.picked.map((file) => (file.id === id ? { ...file, ...over } : file));
    this.#dependencies.changed();
  }
}
