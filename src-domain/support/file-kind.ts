/** Kinds of files that the portal recognizes by content. */
export type FileKind = "pdf" | "jpg" | "png" | "heic" | "webp";

export const FILE_KINDS: readonly FileKind[] = ["pdf", "jpg", "png", "heic", "webp"];

/** Number of leading bytes needed to recognize a kind. */
export const HEAD_BYTES = 32;

const ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ["pdf"],
  jpg: ["jpg", "jpeg"],
  png: ["png"],
  heic: ["heic", "heif"],
  webp: ["webp"],
};

/** Returns the usual ending of a kind. */
export const endingOf = (kind: FileKind): string => ENDINGS[kind][0] ?? kind;

const HEIC_BRANDS = ["heic", "heix", "hevc", "mif1", "msf1"];

const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
const begins = (head: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, place) => head[place] === byte);

/**
 * Detects the kind of a file from its first `HEAD_BYTES` bytes, independent of its name; `undefined` for any other kind
 * (VAL-13).
 */
export function fileKindByContent(head: Uint8Array): FileKind | undefined {
  if (ascii(head, 0, 5) === "%PDF-") return "pdf";
  if (begins(head, 0xff, 0xd8, 0xff)) return "jpg";
  if (begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (ascii(head, 4, 8) === "ftyp" && HEIC_BRANDS.includes(ascii(head, 8, 12))) return "heic";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp";
  return undefined;
}

/** Returns the kind that a file name claims. */
export function fileKindByName(name: string): FileKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return FILE_KINDS.find((kind) => ENDINGS[kind].includes(ending));
}

/**
 * Parses a kind from an extension or media type of the server; `undefined` if the portal cannot recognize it by
 * content.
 */
export function parseFileKind(text: string): FileKind | undefined {
  return fileKindByName(
    `x.${text
      .trim()
      .toLowerCase()
      .replace(/^.*[/.]/, "")}`,
  );
}

/** Returns the `accept` attribute of a file input: ".pdf,.jpg,.jpeg". */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => ENDINGS[kind].map((ending) => `.${ending}`)).join(",");
}
