import type { FileDigest } from "#domain/documents/index.ts";
import { toHex } from "./to-hex.ts";

/** Message to the worker: a file to download, or one of the customer. */
export type DigestRequest = { readonly address: string } | { readonly file: Blob };

/** Functions of the worker. */
export interface DigestDependencies {
  readonly fetch: typeof fetch;
  /** Undefined without a secure context. */
  readonly subtle: Pick<SubtleCrypto, "digest"> | undefined;
}

/** Reads a file and computes its SHA-256. Never rejects. */
export async function computeDigest(request: unknown, { fetch, subtle }: DigestDependencies): Promise<FileDigest> {
  if (subtle === undefined) return { kind: "unable" };
  const content = await readContent(request, fetch).catch(() => undefined);
  if (content === undefined) return { kind: "unreadable" };
  return subtle.digest("SHA-256", content).then(
    (digest): FileDigest => ({ kind: "computed", sha256: toHex(new Uint8Array(digest)) }),
    (): FileDigest => ({ kind: "unable" }),
  );
}

async function readContent(request: unknown, fetchFile: typeof fetch): Promise<ArrayBuffer | undefined> {
  if (typeof request !== "object" || request === null) return undefined;
  if ("file" in request && request.file instanceof Blob) return request.file.arrayBuffer();
  if (!("address" in request) || typeof request.address !== "string") return undefined;
  const response = await fetchFile(request.address, { cache: "no-store" });
  return response.ok ? response.arrayBuffer() : undefined;
}

/** Answers digest requests of the page over this port. Runs in the worker. */
export function serveDigestRequests(port: MessagePort): void {
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const dependencies = { fetch: globalThis.fetch.bind(globalThis), subtle: globalThis.crypto.subtle };
    void computeDigest(data, dependencies).then((digest) => port.postMessage(digest));
  });
  port.start();
}
