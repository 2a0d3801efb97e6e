import type { DatabaseSync } from "node:sqlite";
import { optionalText, textColumn } from "../database/rows.ts";

/** Paths that receive reports (HTTP-01, HTTP-02, HTTP-05). */
export const REPORT_PATHS = ["/trackingTest", "/analyticsEvent"] as const;
export type ReportPath = (typeof REPORT_PATHS)[number];

const ACTIONS: readonly string[] = ["LOAD", "CLICK", "OPEN", "COPY", "DOWNLOAD", "LOAD_BLANK", "LOAD_BANNER"];
const RATINGS: readonly string[] = ["good", "needs-improvement", "poor"];
/** Values of speed by their field: whole ms, or a score with at most three decimals (HTTP-05). */
const SPEED_VALUES: Readonly<Record<string, RegExp>> = {
  lcp: /^\d+$/,
  inp: /^\d+$/,
  cls: /^\d+(\.\d{1,3})?$/,
  ttfb: /^\d+$/,
};
const ROUTE_NAME = /^[A-Za-z]+$/;
const HASH = /^[0-9a-f]{64}$/;

type Fields = Readonly<Record<string, string>>;

/** Stored report. */
export interface StoredReport {
  readonly path: string;
  readonly fields: Fields;
}

const onlyHas = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

const hashedOrNone = ({ sessionId }: Fields): boolean => sessionId === undefined || HASH.test(sessionId);

/** Returns the violation of the contract by a report; `undefined` for a valid one. */
export function reportViolationOf(path: ReportPath, fields: Fields): string | undefined {
  if (!hashedOrNone(fields)) return "sessionId: 64 hex digits, never the id itself";
  switch (path) {
    case "/trackingTest": {
      const isErrorReport =
        fields["errorMessage"] !== undefined &&
        fields["path"] !== undefined &&
        onlyHas(fields, ["errorMessage", "path"]);
      const isVisitReport =
        fields["route"] !== undefined && fields["sessionId"] !== undefined && onlyHas(fields, ["route", "sessionId"]);
      return isErrorReport || isVisitReport ? undefined : "either errorMessage and path, or route and sessionId";
    }
    case "/analyticsEvent":
      if (fields["action"] === "SPEED") return speedViolationOf(fields);
      if (!ACTIONS.includes(fields["action"] ?? "")) return `action: ${ACTIONS.join(", ")}`;
      if (["element", "elementName"].some((name) => (fields[name] ?? "") === ""))
        return "element and elementName are expected, not empty";
      return onlyHas(fields, ["action", "sessionId", "clientLogin", "route", "element", "elementName"])
        ? undefined
        : "an unknown field";
  }
}

/** Returns the violation of a report of speed, which has neither a session nor a login. */
function speedViolationOf(fields: Fields): string | undefined {
  const { action: _, element, elementName = "", route, release = "", ...values } = fields;
  if (element !== "page" || elementName !== route || !ROUTE_NAME.test(elementName) || release === "")
    return "element page, release, and the name of a route as route and elementName";
  const metrics = Object.keys(SPEED_VALUES).filter((metric) => values[metric] !== undefined);
  if (metrics.length === 0) return `a value: ${Object.keys(SPEED_VALUES).join(", ")}`;
  const invalid = metrics.find(
    (metric) =>
      SPEED_VALUES[metric]?.test(values[metric] ?? "") !== true || !RATINGS.includes(values[`${metric}Rating`] ?? ""),
  );
  if (invalid !== undefined) return `${invalid} and ${invalid}Rating: a number, and ${RATINGS.join(", ")}`;
  return onlyHas(
    values,
    metrics.flatMap((metric) => [metric, `${metric}Rating`]),
  )
    ? undefined
    : "an unknown field";
}

/** Stores a report. */
export function insertReport(db: DatabaseSync, path: ReportPath, fields: Fields): void {
  db.prepare("INSERT INTO report (path, fields) VALUES (?, ?)").run(path, JSON.stringify(fields));
}

/** Lists all reports, or only those sent to `path`, oldest first. */
export function findReports(db: DatabaseSync, path?: string): readonly StoredReport[] {
  return db
    .prepare("SELECT path, fields FROM report ORDER BY id")
    .all()
    .map((row) => ({ path: textColumn(row, "path"), fields: fieldsFrom(optionalText(row, "fields") ?? "{}") }))
    .filter((report) => path === undefined || report.path === path);
}

function fieldsFrom(json: string): Fields {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (typeof field === "string" ? [[name, field]] : [])),
  );
}
