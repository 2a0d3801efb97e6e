import { formatPolishDate, formatPolishDateTime, type Instant, type WarsawDate } from "#domain/shared-kernel/index.ts";

/** Date as `DD-MM-YYYY`, without a line break. */
export function FormattedDate({ date }: { readonly date: WarsawDate }) {
  return <time dateTime={date}>{formatPolishDate(date)}</time>;
}

/** Day and time in Warsaw, without a line break. */
export function Moment({ at }: { readonly at: Instant }) {
  return <time dateTime={new Date(at).toISOString()}>{formatPolishDateTime(at)}</time>;
}
