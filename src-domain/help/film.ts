import { siteText, type SiteContent } from "../site-content/index.ts";
import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** A film of the operator's, which is on another company's page. */
export interface Film {
  /** The number in its keys: names it in an address. */
  readonly filmId: string;
  readonly title: string;
  readonly text: string | undefined;
  /** How long it is, in the operator's words: "3 min". */
  readonly length: string | undefined;
  readonly address: string;
  /** Who learns of the customer once it plays. */
  readonly host: string;
  /**
   * Whether it may play within the portal: its host is one that the installation's configuration names. Else it is a
   * link.
   */
  readonly canPlayHere: boolean;
}

/** What `/video` shows. `undefined` parts are left out. */
export interface FilmPage {
  readonly title: string;
  /** HTML of the operator. */
  readonly content: string;
  readonly films: readonly Film[];
}

const TITLE = /^video_(\d{1,3})_title$/;

/**
 * The page of films, by the operator's texts; `undefined` without a title or without content (NAV-08). Films stand in
 * `video_<number>_title`, `_address`,
 * `_text` and `_length`, in the order of their numbers; one without a title or an address that can be led to is left
 * out.
 *
 * @param hosts hosts whose pages may stand in frames, as the page's policy has them
 */
export function filmPageOf(content: SiteContent | undefined, hosts: readonly string[]): FilmPage | undefined {
  const title = siteText(content, "video_title");
  const html = siteText(content, "video_content");
  if (content === undefined || title === undefined || html === undefined) return undefined;
  const numbers = [...content.keys()]
    .flatMap((key) => TITLE.exec(key)?.[1] ?? [])
    .toSorted((one, other) => Number(one) - Number(other));
  return { title, content: html, films: numbers.flatMap((number) => filmOf(content, number, hosts) ?? []) };
}

function filmOf(content: SiteContent, number: string, hosts: readonly string[]): Film | undefined {
  const textOf = (part: string): string | undefined => siteText(content, `video_${number}_${part}`)?.trim();
  const title = textOf("title");
  const address = textOf("address");
  const place = address === undefined ? undefined : parseWebAddress(address);
  if (title === undefined || address === undefined || place === undefined) return undefined;
  // this very machine alone is spoken to without TLS
  if (place.scheme !== (place.hostname === "localhost" ? "http" : "https")) return undefined;
  const canPlayHere = hosts.some((host) => host.toLowerCase() === place.host);
  return {
    filmId: number,
    title,
    text: textOf("text"),
    length: textOf("length"),
    address,
    host: place.host,
    canPlayHere,
  };
}
