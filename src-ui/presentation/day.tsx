import { formatPolishDate, formatPolishDateTime, type Instant, type WarsawDate } from "#domain/shared-kernel/index.ts";

/** `DD-MM-YYYY`; never broken across lines. */
export function Day({ date }: { readonly date: WarsawDate }) {
  return <time dateTime={date}>{formatPolishDate(date)}</time>;
}

/** `DD-MM-YYYY HH:mm` in Warsaw, whatever the device's zone (I18N-02). */
export function Moment({ at }: { readonly at: Instant }) {
  return <time dateTime={new Date(at).toISOString()}>{formatPolishDateTime(at)}</time>;
}
