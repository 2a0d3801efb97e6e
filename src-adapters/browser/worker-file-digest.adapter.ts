import type { FileDigest, FileDigestPort, LocalFile } from "#domain/documents/index.ts";

/** Message that makes the worker of the portal serve digest requests. */
export const DIGEST_WORKER = "digest";

/** Part of `Worker` that the adapter uses. */
export type DigestWorker = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

/**
 * Computes checksums in a worker, which starts with each check and ends after it: reading and hashing 20 MB would stop
 * the page for more than 100 ms.
 */
export class WorkerFileDigestAdapter implements FileDigestPort {
  readonly #startWorker: () => DigestWorker;

  constructor(startWorker: () => DigestWorker) {
    this.#startWorker = startWorker;
  }

  ofDownload(address: string): Promise<FileDigest> {
    return this.#compute({ address });
  }

  ofLocalFile(file: LocalFile): Promise<FileDigest> {
    return this.#compute({ file });
  }

  async #compute(request: { readonly address: string } | { readonly file: LocalFile }): Promise<FileDigest> {
    const { port1, port2 } = new MessageChannel();
    let worker: DigestWorker | undefined;
    try {
      const started = (worker = this.#startWorker());
      return await new Promise<FileDigest>((resolve) => {
        // The worker was not loaded.
        started.addEventListener("error", () => resolve({ kind: "unable" }));
        port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(readDigest(data)));
        port1.start();
        started.postMessage(DIGEST_WORKER, [port2]);
        port1.postMessage(request);
      });
    } catch {
      // The browser has no workers, or the content security policy forbids them.
      return { kind: "unable" };
    } finally {
      worker?.terminate();
      port1.close();
    }
  }
}

function readDigest(data: unknown): FileDigest {
  if (typeof data !== "object" || data === null || !("kind" in data)) return { kind: "unable" };
  if (data.kind === "computed" && "sha256" in data && typeof data.sha256 === "string")
    return { kind: "computed", sha256: data.sha256 };
  return { kind: data.kind === "unreadable" ? "unreadable" : "unable" };
}
