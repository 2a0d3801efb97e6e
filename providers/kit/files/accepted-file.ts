/** Most bytes of a piece of a file before encoding, by the contract. */
export const MAX_PIECE_BYTES = 150_000;
const MEGABYTE = 1_000_000;

/** Accepted file types: first bytes, endings of their names, and their media type. */
const FILE_TYPES: readonly { readonly signature: RegExp; readonly name: RegExp; readonly mediaType: string }[] = [
  { signature: /^25504446/, name: /\.pdf$/i, mediaType: "application/pdf" },
  { signature: /^ffd8ff/, name: /\.jpe?g$/i, mediaType: "image/jpeg" },
  { signature: /^89504e470d0a1a0a/, name: /\.png$/i, mediaType: "image/png" },
  {
    signature: /^.{8}66747970(68656963|68656978|6d696631|68657663|6d736631)/,
    name: /\.hei[cf]$/i,
    mediaType: "image/heic",
  },
  { signature: /^52494646.{8}57454250/, name: /\.webp$/i, mediaType: "image/webp" },
];

/** Returns the media type of an accepted file by the ending of its name; `undefined` for any other name. */
export const mediaTypeOf = (name: string): string | undefined =>
  FILE_TYPES.find((type) => type.name.test(name))?.mediaType;

/** Returns true if the name has no path and the ending of the content. */
export function isNamedByContent(name: string, content: Buffer): boolean {
  const start = content.subarray(0, 16).toString("hex");
  return !/[/\\]/.test(name) && FILE_TYPES.some((type) => type.signature.test(start) && type.name.test(name));
}

/** Piece of a file, and what has arrived of the file before it. */
export interface ArrivingPiece {
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Bytes before the piece. */
  readonly position: number;
  readonly content: Buffer;
  /** Size that an earlier piece has stated; `undefined` for the first piece. */
  readonly statedSize: number | undefined;
  readonly received: number;
  readonly maxMegabytes: number;
}

/** Returns what to do with a piece: store it, leave it out because it is not the next one, or refuse the file. */
export function checkPiece(piece: ArrivingPiece): "store" | "skip" | "refuse" {
  const { name, size, position, content, statedSize, received, maxMegabytes } = piece;
  if (
    size <= 0 ||
    size > maxMegabytes * MEGABYTE ||
    content.length === 0 ||
    content.length > MAX_PIECE_BYTES ||
    (statedSize !== undefined && statedSize !== size)
  )
    return "refuse";
  if (position !== received) return "skip";
  if (position + content.length > size) return "refuse";
  return position === 0 && !isNamedByContent(name, content) ? "refuse" : "store";
}
