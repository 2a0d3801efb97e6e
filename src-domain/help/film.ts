import { siteText, type SiteContent } from "../site-content/index.ts";
import { allowedPicture, type PictureSources } from "../shared-kernel/picture-address.ts";
import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Film of the operator, hosted by another company. */
export interface Film {
  /** Number in its site content keys; used in addresses. */
  readonly filmId: string;
  readonly title: string;
  readonly text: string | undefined;
  /** Duration as worded by the operator: "3 min". */
  readonly length: string | undefined;
  /** Address of a picture of the portal or of an allowed host; `undefined`: the portal draws one (HELP-03). */
  readonly picture: string | undefined;
  readonly address: string;
  /** Host that receives the customer's data when the film plays. */
  readonly host: string;
  /** True if the film may play inside the portal, because the configuration allows its host. Otherwise it is a link. */
  readonly canPlayHere: boolean;
}

/** Content of `/video`. */
export interface FilmPage {
  readonly title: string;
  /** HTML of the operator. */
  readonly content: string;
  readonly films: readonly Film[];
}

const TITLE = /^video_(\d{1,3})_title$/;

/**
 * Builds the film page from the site content; `undefined` without a title or content (NAV-08). Films are in
 * `video_<number>_title`, `_address`, `_text`, `_length` and `_picture`, sorted by number. Films without a title or a
 * safe address are left out.
 *
 * @param hosts hosts that may be framed, as in the page's content security policy
 * @param pictures sources from which the page may load pictures
 */
export function filmPageOf(
  content: SiteContent | undefined,
  hosts: readonly string[],
  pictures: PictureSources,
): FilmPage | undefined {
  const title = siteText(content, "video_title");
  const html = siteText(content, "video_content");
  if (content === undefined || title === undefined || html === undefined) return undefined;
  const numbers = [...content.keys()]
    .flatMap((key) => TITLE.exec(key)?.[1] ?? [])
    .toSorted((one, other) => Number(one) - Number(other));
  return { title, content: html, films: numbers.flatMap((number) => filmOf(content, number, hosts, pictures) ?? []) };
}

function filmOf(
  content: SiteContent,
  number: string,
  hosts: readonly string[],
  pictures: PictureSources,
): Film | undefined {
  const textOf = (part: string): string | undefined => siteText(content, `video_${number}_${part}`)?.trim();
  const title = textOf("title");
  const address = textOf("address");
  const place = address === undefined ? undefined : parseWebAddress(address);
  if (title === undefined || address === undefined || place === undefined) return undefined;
  // Only localhost may be used without TLS.
  if (place.scheme !== (place.hostname === "localhost" ? "http" : "https")) return undefined;
  const picture = textOf("picture");
  const canPlayHere = hosts.some((host) => host.toLowerCase() === place.host);
  return {
    filmId: number,
    title,
    text: textOf("text"),
    length: textOf("length"),
    picture: picture === undefined ? undefined : allowedPicture(picture, pictures),
    address,
    host: place.host,
    canPlayHere,
  };
}
