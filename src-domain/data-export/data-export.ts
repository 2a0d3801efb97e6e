import { isRestricted, removeRestrictedData, type RodoRestrictions } from "../account/index.ts";
import { removeRestrictedContact } from "../contact/index.ts";
import { warsawDateAt, type Instant } from "../shared-kernel/index.ts";
import { EXPORT_SHAPES, type ExportValues } from "./export-shapes.ts";
import { jsonOf, toExportNode, type AnyShape, type ExportNode } from "./export-node.ts";

export type ExportPartName = keyof ExportValues;

/** What is known of each part; `undefined`: it could not be had. */
export type LoadedExportValues = { readonly [Name in ExportPartName]: ExportValues[Name] | undefined };

/** One part of an export: what is told of it, or that it could not be had. */
export interface ExportPart {
  readonly name: ExportPartName;
  readonly node: ExportNode | undefined;
  /** A RODO restriction keeps some of it from sight (ACC-14). */
  readonly isRestricted: boolean;
}

/** All that the portal knows of a customer, in one place (RODO art. 15 and 20). */
export interface DataExport {
  readonly madeAt: Instant;
  /** Who runs the portal. */
  readonly operator: string;
  readonly accountNumber: string | undefined;
  readonly parts: readonly ExportPart[];
}

const NAMES: readonly ExportPartName[] = [
  "client",
  "contact",
  "consents",
  "entries",
  "messages",
  "outages",
  "offers",
  "onboarding",
  "session",
];

/**
 * Everything that is known, part by part, all of it but what a restriction keeps from sight: names and ids
 * (`personalData`), addresses, e-mail
 * addresses and phones wherever they stand. Where the customer is not known, nobody knows what is restricted: then
 * neither the contact data
 * nor the names of accounts are handed out. A part that could not be had is there, and says so.
 */
export function dataExport(
  loaded: LoadedExportValues,
  { madeAt, operator }: Pick<DataExport, "madeAt" | "operator">,
): DataExport {
  const allowed = applyRestrictions(loaded);
  const rodo = loaded.client?.client.rodo;
  const shapes: Readonly<Record<ExportPartName, AnyShape>> = EXPORT_SHAPES;
  return {
    madeAt,
    operator,
    accountNumber: loaded.client?.client.accountNumber,
    parts: NAMES.map((name): ExportPart => ({
      name,
      node: toExportNode(allowed[name], shapes[name]),
      isRestricted: rodo !== undefined && isPartRestricted(name, rodo),
    })),
  };
}

function isPartRestricted(name: ExportPartName, rodo: RodoRestrictions): boolean {
  switch (name) {
    case "client":
      return isRestricted(rodo);
    case "contact":
      return rodo.email || rodo.phone || rodo.address;
    // accounts are called by their people
    case "session":
      return rodo.personalData;
    default:
      return false;
  }
}

function applyRestrictions(loaded: LoadedExportValues): LoadedExportValues {
  const { client, contact, session } = loaded;
  if (client === undefined) return { ...loaded, contact: undefined, session: undefined };
  const { rodo } = client.client;
  return {
    ...loaded,
    client: removeRestrictedData(client),
    contact: contact && removeRestrictedContact(contact, rodo),
    session:
      session &&
      (rodo.personalData ? { ...session, contexts: session.contexts.map(({ id }) => ({ id, name: "" })) } : session),
  };
}

/** The parts that could not be had. */
export function missingParts({ parts }: DataExport): readonly ExportPartName[] {
  return parts.flatMap(({ name, node }) => (node === undefined ? [name] : []));
}

/** The export as a program reads it (RODO art. 20): amounts as decimals in złote, days and moments as ISO 8601. */
export function formatExportJson(data: DataExport): string {
  const { madeAt, operator, accountNumber, parts } = data;
  const content = {
    format: "ebok-data-export/1",
    madeAt: new Date(madeAt).toISOString(),
    operator,
    accountNumber: accountNumber ?? null,
    notLoaded: missingParts(data),
    restricted: parts.flatMap((part) => (part.isRestricted ? [part.name] : [])),
    data: Object.fromEntries(parts.map(({ name, node }) => [name, node === undefined ? null : jsonOf(node)])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** `moje-dane-4127830-2026-11-20.html`, by the day in Warsaw. */
export function exportFileName({ accountNumber, madeAt }: DataExport, extension: "html" | "json"): string {
  const number = accountNumber?.replace(/[^A-Za-z0-9]/g, "") ?? "";
  return ["moje-dane", number, warsawDateAt(madeAt)].filter((part) => part !== "").join("-") + `.${extension}`;
}
