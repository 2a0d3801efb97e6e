import { formatPolishDate, type WarsawDate } from "#domain/shared-kernel/index.ts";

/** `DD-MM-YYYY`; never broken across lines. */
export function FormattedDate({ date }: { readonly date: WarsawDate }) {
  return <time dateTime={date}>{formatPolishDate(date)}</time>;
}
