import type { Instant, WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";

/** Day in the language of the page, without a line break. */
export function FormattedDate({ date }: { readonly date: WarsawDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

/** Day and time in Warsaw, without a line break. */
export function Moment({ at }: { readonly at: Instant }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>;
}
