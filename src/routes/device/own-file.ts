import type { GivenFile } from "#domain/device/index.ts";
import { fileNameOf } from "#domain/device/file-name.ts";

/**
 * The address of a file of the portal's own that a press on this link saves; `undefined` for any other link, and for
 * what the page itself has made.
 */
export function ownFile(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  return link.hasAttribute("download") && origin === window.location.origin && protocol !== "blob:"
    ? link.href
    : undefined;
}

/** No name of a kind is longer (docs/contract/native-bridge.schema.json). */
const LONGEST_TYPE = 100;

/** Fetches a file, once: its address may be good for no second time. `undefined` where it cannot be had. */
export async function fetchedFile(address: string): Promise<GivenFile | undefined> {
  try {
    const answer = await fetch(address, { cache: "no-store" });
    if (!answer.ok) return undefined;
    const { headers } = answer;
    const name = fileNameOf(headers.get("Content-Disposition") ?? undefined, new URL(address).pathname);
    return {
      name,
      type: headers.get("Content-Type")?.slice(0, LONGEST_TYPE) || "application/octet-stream",
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  } catch {
    return undefined;
  }
}
