import { readReplyBytes } from "./codec.ts";
import { errandFrom, READY, type Brought, type Errand } from "./errand.ts";
import { packLargeXml } from "./large-xml.ts";
import { unpackTree, type PackedTree } from "./packed-tree.ts";

function run({ id, operation, bytes }: Errand): Brought {
  const began = performance.now();
  let tree: PackedTree | undefined;
  const result = readReplyBytes(bytes, operation, (source) => {
    tree = packLargeXml(source);
    return tree === undefined ? undefined : unpackTree(tree);
  });
  const busyMs = performance.now() - began;
  if (result.ok && tree !== undefined) return { id, busyMs, tree };
  return { id, busyMs, why: !result.ok && result.failure.kind === "malformed" ? result.failure.why : "not-xml" };
}

/** Reads every reply that comes in by `port`, and sends what it found back by it. */
export function runErrands(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const errand = errandFrom(data);
    if (errand === undefined) return;
    const brought = run(errand);
    port.postMessage(brought, "tree" in brought ? [brought.tree.tape.buffer] : []);
  };
  port.postMessage(READY);
}
