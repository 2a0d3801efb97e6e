import { isRestricted, removeRestrictedData, type Client } from "../account/index.ts";
import { contactVisibilityOf, visibleContact } from "../contact/index.ts";
import { warsawDateAt, type Instant } from "../shared-kernel/index.ts";
import { EXPORT_SHAPES, type ExportValues } from "./export-shapes.ts";
import { jsonOf, toExportNode, type AnyShape, type ExportNode } from "./export-node.ts";

export type ExportPartName = keyof ExportValues;

/** Values of each part; `undefined`: the part failed to load. */
export type LoadedExportValues = { readonly [Name in ExportPartName]: ExportValues[Name] | undefined };

/** Facts about the reads of the parts beside their values. */
export interface ExportReads {
  /** Parts that loaded, but some of their data could not be read. */
  readonly incomplete: readonly ExportPartName[];
  /** Parts that the provider does not offer: this installation does not have them. */
  readonly notOffered: readonly ExportPartName[];
}

/** One part of an export; `node` is `undefined` if it failed to load. */
export interface ExportPart {
  readonly name: ExportPartName;
  readonly node: ExportNode | undefined;
  /** True if some of its data could not be read. */
  readonly isIncomplete: boolean;
  /** True if a RODO restriction hides some of it (ACC-14). */
  readonly isRestricted: boolean;
}

/** All data about a customer in the portal (RODO art. 15 and 20). */
export interface DataExport {
  readonly madeAt: Instant;
  /** Name of the operator. */
  readonly operator: string;
  readonly accountNumber: string | undefined;
  readonly parts: readonly ExportPart[];
}

const NAMES: readonly ExportPartName[] = [
  "client",
  "contact",
  "consents",
  "consentHistory",
  "entries",
  "invoices",
  "calls",
  "messages",
  "chats",
  "outages",
  "offers",
  "requests",
  "withdrawals",
  "terminations",
  "onboarding",
  "devices",
  "session",
];

/**
 * Builds the export of all parts, without restricted data: names and ids (`personalData`), addresses, e-mail addresses
 * and phones. If the customer failed to load, the restrictions are unknown, and contact data, invoices, calls,
 * withdrawals and session are left out.
 * A part that failed to load stays, without a node. A part that the provider does not offer is left out.
 */
export function dataExport(
  loaded: LoadedExportValues,
  { madeAt, operator }: Pick<DataExport, "madeAt" | "operator">,
  { incomplete, notOffered }: ExportReads = { incomplete: [], notOffered: [] },
): DataExport {
  const allowed = applyRestrictions(loaded);
  const client = loaded.client?.client;
  const shapes: Readonly<Record<ExportPartName, AnyShape>> = EXPORT_SHAPES;
  return {
    madeAt,
    operator,
    accountNumber: loaded.client?.client.accountNumber,
    parts: NAMES.filter((name) => !notOffered.includes(name)).map((name): ExportPart => ({
      name,
      node: toExportNode(allowed[name], shapes[name]),
      isIncomplete: incomplete.includes(name),
      isRestricted: client !== undefined && isPartRestricted(name, client),
    })),
  };
}

function isPartRestricted(name: ExportPartName, client: Client): boolean {
  const shows = contactVisibilityOf(client);
  switch (name) {
    case "client":
      return isRestricted(client.rodo) || !shows.email || !shows.phone;
    case "contact":
      return !shows.email || !shows.phone || !shows.address;
    // Contexts are named after persons.
    case "session":
      return client.rodo.personalData;
    case "withdrawals":
      return client.rodo.personalData || !shows.email;
    case "invoices":
      return client.rodo.personalData || client.rodo.address;
    case "calls":
      return client.rodo.phone;
    default:
      return false;
  }
}

function applyRestrictions(loaded: LoadedExportValues): LoadedExportValues {
  const { client, contact, session, invoices, calls, withdrawals } = loaded;
  if (client === undefined)
    return {
      ...loaded,
      contact: undefined,
      session: undefined,
      invoices: undefined,
      calls: undefined,
      withdrawals: undefined,
    };
  const { rodo } = client.client;
  const showsEmail = contactVisibilityOf(client.client).email;
  return {
    ...loaded,
    client: removeRestrictedData(client),
    invoices: invoices?.map(({ buyer, ...invoice }) => ({
      ...invoice,
      buyer: {
        name: rodo.personalData ? "" : buyer.name,
        taxId: rodo.personalData ? undefined : buyer.taxId,
        address: rodo.address ? "" : buyer.address,
      },
    })),
    withdrawals: withdrawals?.map((withdrawal) => ({
      ...withdrawal,
      name: rodo.personalData ? "" : withdrawal.name,
      email: showsEmail ? withdrawal.email : "",
    })),
    calls: rodo.phone ? calls?.map((use) => ({ ...use, number: "" })) : calls,
    contact: contact && { ...contact, ...visibleContact(contact, client.client) },
    session:
      session &&
      (rodo.personalData ? { ...session, contexts: session.contexts.map(({ id }) => ({ id, name: "" })) } : session),
  };
}

/** Returns the parts that failed to load. */
export function missingParts({ parts }: DataExport): readonly ExportPartName[] {
  return parts.flatMap(({ name, node }) => (node === undefined ? [name] : []));
}

/** Returns the parts that loaded, but some of their data could not be read. */
export function incompleteParts({ parts }: DataExport): readonly ExportPartName[] {
  return parts.flatMap(({ name, node, isIncomplete }) => (isIncomplete && node !== undefined ? [name] : []));
}

/** Formats the export for programs (RODO art. 20): amounts as decimals in złote, dates and times as ISO 8601. */
export function formatExportJson(data: DataExport): string {
  const { madeAt, operator, accountNumber, parts } = data;
  const content = {
    format: "ebok-data-export/1",
    madeAt: new Date(madeAt).toISOString(),
    operator,
    accountNumber: accountNumber ?? null,
    notLoaded: missingParts(data),
    incomplete: incompleteParts(data),
    restricted: parts.flatMap((part) => (part.isRestricted ? [part.name] : [])),
    data: Object.fromEntries(parts.map(({ name, node }) => [name, node === undefined ? null : jsonOf(node)])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the file name `moje-dane-4127830-2026-11-20.html`; the date is of Warsaw. */
export function exportFileName({ accountNumber, madeAt }: DataExport, extension: "html" | "json"): string {
  const number = accountNumber?.replace(/[^A-Za-z0-9]/g, "") ?? "";
  return ["moje-dane", number, warsawDateAt(madeAt)].filter((part) => part !== "").join("-") + `.${extension}`;
}
