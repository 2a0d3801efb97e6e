import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { FflateFileArchiveAdapter } from "#adapters/browser/fflate-file-archive.adapter.ts";
import { WebCryptoFileDigestAdapter } from "#adapters/browser/web-crypto-file-digest.adapter.ts";
import { fakeFileArchive, fakeFileDigest } from "#test/fakes/fake-file-tools.ts";
import { fileArchivePortContract } from "./file-archive-port.contract.ts";
import { fileDigestPortContract } from "./file-digest-port.contract.ts";

fileDigestPortContract("fake", {
  able: fakeFileDigest(),
  unable: Object.assign(fakeFileDigest(), { isAble: false }),
});

fileDigestPortContract("Web Crypto", {
  able: new WebCryptoFileDigestAdapter(() => crypto.subtle),
  unable: new WebCryptoFileDigestAdapter(() => undefined),
});

it("resolves with undefined when Web Crypto rejects a file", async () => {
  const subtle = { digest: () => Promise.reject(new DOMException("too large", "OperationError")) };
  expect(await new WebCryptoFileDigestAdapter(() => subtle).sha256(new Uint8Array(1))).toBeUndefined();
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
