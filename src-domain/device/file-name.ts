/** Extended parameter for names with characters beyond ASCII (RFC 8187). */
const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i;
const PLAIN = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i;

/** Characters that a file name must not contain: path separators, reserved and control characters. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}]/gu;

/**
 * Returns the name of a file: the one of the response's `Content-Disposition`, else the end of its address.
 *
 * @param disposition empty without the header
 */
export function fileNameOf(disposition: string, path: string): string {
  const named = extended(disposition) ?? plain(disposition) ?? decoded(path.slice(path.lastIndexOf("/") + 1)) ?? "";
  const name = named.replaceAll(FORBIDDEN, "").trim().slice(-LONGEST);
  return name === "" ? "dokument" : name;
}

/** Longest file name, characters. The end is kept, because it has the extension. */
const LONGEST = 120;

const extended = (disposition: string): string | undefined => decoded(EXTENDED.exec(disposition)?.[1]);

function plain(disposition: string): string | undefined {
  const match = PLAIN.exec(disposition);
  return match?.[1] ?? match?.[2];
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
