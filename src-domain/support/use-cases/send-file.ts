import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { pieceEnd } from "../attachment.ts";
import type { FilePiece, FileRefusal, SupportPort } from "../support.port.ts";

/** Dependencies of `sendFile`. */
export interface SendFilePorts {
  readonly support: Pick<SupportPort, "addFile">;
  /** Reads bytes of the file. Resolves with `undefined` when they cannot be read. */
  readonly read: (from: number, to: number) => Promise<Uint8Array | undefined>;
  /** Returns true once the customer has removed the file. */
  readonly isCancelled: () => boolean;
  /** Called with the number of bytes that the server has. */
  readonly arrived: (bytes: number) => void;
}

/** File to upload. */
export interface OutgoingFile extends Pick<FilePiece, "fileId" | "name" | "size"> {
  /** Bytes that the server has. */
  readonly arrived: number;
}

/**
 * Failure of an upload. `file-unreadable`: the file was moved or changed after it was selected. `file-stuck`: two
 * responses in a row acknowledged no new bytes.
 */
export type SendFileFailure = FileRefusal | { readonly kind: "file-unreadable" | "file-stuck" };

/**
 * Uploads a file in pieces, starting after the bytes that the server has (MSG-03). Each response contains the number of
 * bytes that the server has. After a lost response the next attempt resumes from the last one. Resolves as `done` when
 * the customer removes the file. Failures: `file-refused`, `file-unreadable`, `file-stuck`.
 */
export async function sendFile(
  { support, read, isCancelled, arrived }: SendFilePorts,
  { fileId, name, size, arrived: from }: OutgoingFile,
  key: WriteKey,
): Promise<WriteOutcome<"sent", SendFileFailure>> {
  let position = from;
  let stuck = 0;
  while (position !== size && !isCancelled()) {
    const start = position;
    const content = await read(start, pieceEnd(start, size));
    if (content === undefined || content.length !== pieceEnd(start, size) - start) return notDone("file-unreadable");
    const outcome = await executeWrite<{ readonly received: number }, FileRefusal>(key, {
      content: [start, content.length],
      send: (idempotencyKey) => support.addFile({ idempotencyKey, fileId, name, size, position: start, content }),
    });
    if (outcome.kind !== "done") return outcome;
    const { received } = outcome.value;
    stuck = received > start ? 0 : stuck + 1;
    if (stuck > 1) return notDone("file-stuck");
    position = Math.max(0, Math.min(size, received));
    arrived(position);
  }
  return { kind: "done", value: "sent" };
}

function notDone(kind: "file-unreadable" | "file-stuck"): WriteOutcome<"sent", SendFileFailure> {
  return { kind: "not-done", failure: { kind } };
}
