import { jsonText, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { isEmail } from "./outbox.ts";

const LONGEST_ANSWER = 4_000;
const MEGABYTE = 1_000_000;

export type Answers = ReadonlyMap<string, string>;

/** Returns true if the current answers make a field visible. */
function isAsked(fields: readonly JsonRecord[], field: JsonRecord, answers: Answers): boolean {
  const other = fields.find(({ name }) => name === field["dependsOn"]);
  if (other === undefined) return true;
  return (
    isAsked(fields, other, answers) &&
    textsIn(field["dependsOnValues"]).includes(answers.get(jsonText(other["name"])) ?? "")
  );
}

/** Returns the ISO day of `DD-MM-YYYY`; an empty text for anything else. */
function isoDay(text: string): string {
  const day = /^\d{2}-\d{2}-\d{4}$/.test(text) ? text.split("-").toReversed().join("-") : "";
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : "";
}

function isDayWithin({ dateFrom, dateTo, notBefore }: JsonRecord, value: string, answers: Answers): boolean {
  const day = isoDay(value);
  const earliest = [jsonText(dateFrom), isoDay(answers.get(jsonText(notBefore)) ?? "")];
  return day !== "" && earliest.every((first) => day >= first) && (dateTo === undefined || day <= jsonText(dateTo));
}

function isAccount(digits: string): boolean {
  return /^\d{26}$/.test(digits) && BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}

/** Returns true if an answer fits the type of its field. */
function fits(field: JsonRecord, value: string, answers: Answers): boolean {
  switch (field["type"]) {
    case "FILE":
      return false;
    case "CHOICE":
      return recordsIn(field["options"]).some((option) => option["value"] === value);
    case "DATE":
      return isDayWithin(field, value, answers);
    case "AMOUNT":
      return /^\d{1,9}\.\d{2}$/.test(value) && Number(value) > 0;
    case "ACCOUNT":
      return isAccount(value);
    default:
      return true;
  }
}

/** Checks the answers: all required fields are filled, and no answer is given to a hidden field. */
export function areAnswersValid(
  fields: readonly JsonRecord[],
  answers: Answers,
  withFiles: ReadonlySet<string>,
): boolean {
  const asked = fields.filter((field) => isAsked(fields, field, answers));
  const isWhole = asked.every(
    ({ name, type, required }) =>
      required !== true || (type === "FILE" ? withFiles.has(jsonText(name)) : answers.has(jsonText(name))),
  );
  const takesAll = [...answers].every(([name, value]) => {
    const field = asked.find((one) => one["name"] === name);
    return field !== undefined && Array.from(value).length <= LONGEST_ANSWER && fits(field, value, answers);
  });
  return isWhole && takesAll;
}

/** Returns true if a field asks how to answer, and these answers choose this way. */
export const wantsAnswerBy = (way: "EMAIL" | "LETTER", fields: readonly JsonRecord[], answers: Answers): boolean =>
  fields.some(({ name, legal }) => legal === "ANSWER" && answers.get(jsonText(name)) === way);

/** Returns false if the answer is wanted by e-mail, but neither the customer's data nor the request name an address. */
export function hasAnswerAddress(fields: readonly JsonRecord[], answers: Answers, email: string | undefined): boolean {
  return (
    !wantsAnswerBy("EMAIL", fields, answers) ||
    [email, answers.get("complaint.email")].some((address = "") => isEmail(address))
  );
}

export interface SentFile {
  readonly field: string;
  readonly size: number;
}

/** Checks the number and the size of the files against their fields. */
export function takesFiles(fields: readonly JsonRecord[], files: readonly SentFile[]): boolean {
  return fields.every(({ name, maxFiles, maxMegabytes }) => {
    const inField = files.filter(({ field }) => field === name);
    const isFew = typeof maxFiles !== "number" || inField.length <= maxFiles;
    return isFew && inField.every(({ size }) => typeof maxMegabytes !== "number" || size <= maxMegabytes * MEGABYTE);
  });
}

/** Returns the answers as text for the thread. `serviceName` returns the name of a product of the customer. */
export function answersText(
  fields: readonly JsonRecord[],
  answers: Answers,
  serviceName: (productId: string) => string | undefined,
): string {
  const readable = ({ type, options }: JsonRecord, value: string): string => {
    if (type === "SERVICE") return serviceName(value) ?? value;
    if (type === "PHONE") return value.replace(/^(\d{3})(\d{3})(\d{3})$/u, "$1 $2 $3");
    if (type === "AMOUNT") return `${value.replace(".", ",")} zł`;
    return jsonText(recordsIn(options).find((option) => option["value"] === value)?.["label"]) || value;
  };
  const lines = fields.flatMap((field) => {
    const value = answers.get(jsonText(field["name"]));
    return value === undefined ? [] : [`${jsonText(field["label"])}: ${readable(field, value)}`];
  });
  const others = [...answers]
    .filter(([name]) => !fields.some((field) => field["name"] === name))
    .map(([, value]) => value);
  return [...lines, ...others].join("\n");
}
