import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { computeDigest, type DigestDependencies } from "#adapters/browser/digest-requests.ts";
import { FflateFileArchiveAdapter } from "#adapters/browser/fflate-file-archive.adapter.ts";
import {
  DIGEST_WORKER,
  WorkerFileDigestAdapter,
  type DigestWorker,
} from "#adapters/browser/worker-file-digest.adapter.ts";
import { fakeFileArchive, fakeFileDigest } from "#test/fakes/fake-file-tools.ts";
import { fileArchivePortContract } from "./file-archive-port.contract.ts";
import { fileDigestPortContract } from "./file-digest-port.contract.ts";

const ADDRESS = "https://ebok.example/papers/1";

fileDigestPortContract("fake", (content, isAble) => ({
  port: Object.assign(fakeFileDigest({ [ADDRESS]: content, "a.pdf": content }), { isAble }),
  address: ADDRESS,
  file: { name: "a.pdf" },
}));

/** Worker that runs in the page; `dependencies` are its functions. */
function workerOf(dependencies: DigestDependencies): DigestWorker {
  return {
    addEventListener: () => undefined,
    terminate: () => undefined,
    postMessage(message: unknown, transfer: unknown) {
      const [port]: readonly unknown[] = Array.isArray(transfer) ? transfer : [];
      if (message !== DIGEST_WORKER || !(port instanceof MessagePort)) throw new TypeError("no port");
      port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        void computeDigest(data, dependencies).then((digest) => port.postMessage(digest));
      });
      port.start();
    },
  };
}

fileDigestPortContract("worker", (content, isAble) => ({
  port: new WorkerFileDigestAdapter(() =>
    workerOf({
      fetch: async (address) => new Response(content, { status: address === ADDRESS ? 200 : 410 }),
      subtle: isAble ? crypto.subtle : undefined,
    }),
  ),
  address: ADDRESS,
  file: new File([content], "a.pdf"),
}));

it("says that checksums cannot be computed when the browser has no workers", async () => {
  const adapter = new WorkerFileDigestAdapter(() => {
    throw new Error("no Worker");
  });
  expect(await adapter.ofDownload(ADDRESS)).toEqual({ kind: "unable" });
});

it("says that checksums cannot be computed when a message of the worker is invalid", async () => {
  const answering: DigestWorker = {
    ...workerOf({ fetch, subtle: undefined }),
    postMessage(_: unknown, transfer: unknown) {
      const [port]: readonly unknown[] = Array.isArray(transfer) ? transfer : [];
      if (port instanceof MessagePort) port.postMessage("42");
    },
  };
  expect(await new WorkerFileDigestAdapter(() => answering).ofDownload(ADDRESS)).toEqual({ kind: "unable" });
});

it("says that checksums cannot be computed when the worker is not loaded", async () => {
  const broken: DigestWorker = {
    ...workerOf({ fetch, subtle: undefined }),
    addEventListener: (_: string, onError: unknown) => {
      if (typeof onError === "function") queueMicrotask(() => void Reflect.apply(onError, undefined, []));
    },
    postMessage: () => undefined,
  };
  expect(await new WorkerFileDigestAdapter(() => broken).ofDownload(ADDRESS)).toEqual({ kind: "unable" });
});

fileArchivePortContract("fake", () => ({
  port: fakeFileArchive(),
  namesIn: (archive) => new TextDecoder().decode(archive).split("\n"),
}));

fileArchivePortContract("fflate", () => ({
  port: new FflateFileArchiveAdapter(page()),
  namesIn: (archive) => Object.keys(unzipSync(archive)),
}));

/** Window whose timers run at once. */
function page(onPause: () => void = () => undefined): Pick<Window, "setTimeout"> {
  return {
    setTimeout(handler: TimerHandler) {
      onPause();
      if (typeof handler === "function") queueMicrotask(() => void Reflect.apply(handler, undefined, []));
      return 0;
    },
  };
}

it("keeps every byte of a file in the archive, and pauses at least twice in a megabyte", async () => {
  let pauses = 0;
  const bytes = Uint8Array.from({ length: 1_048_577 }, (_, index) => index % 241);
  const archive = await new FflateFileArchiveAdapter(page(() => (pauses += 1))).zip([{ name: "a.pdf", bytes }]);
  expect(archive && Buffer.compare(Buffer.from(unzipSync(archive)["a.pdf"] ?? []), Buffer.from(bytes))).toBe(0);
  expect(pauses).toBe(3);
});

it("resolves with undefined when the archive fails", async () => {
  const broken: Pick<Window, "setTimeout"> = {
    setTimeout() {
      throw new Error("the page is closed");
    },
  };
  const files = [{ name: "a.pdf", bytes: new Uint8Array(1) }];
  expect(await new FflateFileArchiveAdapter(broken).zip(files)).toBeUndefined();
});
