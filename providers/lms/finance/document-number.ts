/** Number of a document in LMS: a template of its plan, such as `%N/%m/%Y`, filled from number and day of issue. */
export function documentNumber(number: number, template: string | undefined, day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return (template ?? "%N/LMS/%Y")
    .replace(/%(\d*)N/g, (_, width: string) => String(number).padStart(Number(width), "0"))
    .replaceAll("%Y", year)
    .replaceAll("%y", year.slice(2))
    .replaceAll("%m", month)
    .replaceAll("%d", date);
}
