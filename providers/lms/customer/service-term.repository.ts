import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsFlag, lmsNumber, lmsOptionalNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";
import { DOCUMENT_TYPES, MONTHLY } from "../database/lms-values.ts";
import { addressFrom } from "./lms-address.repository.ts";
import type { ServiceTerm } from "./service-term.ts";

interface NodeState {
  readonly isConnected: boolean;
  readonly address: JsonRecord | undefined;
}

/** Returns the nodes of a customer's assignments, by assignment. */
async function findNodes(queries: LmsQueries, account: number): Promise<ReadonlyMap<number, readonly NodeState[]>> {
  const rows = await queries.query(
    `SELECT na.assignmentid, n.access, a.id, a.street, a.house, a.flat, a.zip, a.city
    FROM assignments s JOIN nodeassignments na ON na.assignmentid = s.id JOIN nodes n ON n.id = na.nodeid
    LEFT JOIN addresses a ON a.id = n.address_id WHERE s.customerid = $1 ORDER BY n.id`,
    [account],
  );
  const nodes = new Map<number, readonly NodeState[]>();
  for (const row of rows) {
    const assignment = lmsNumber(row, "assignmentid");
    const address = lmsOptionalNumber(row, "id") === undefined ? undefined : addressFrom(row);
    const node = { isConnected: lmsNumber(row, "access") !== 0, address };
    nodes.set(assignment, [...(nodes.get(assignment) ?? []), node]);
  }
  return nodes;
}

function termFrom(row: LmsRow, nodes: readonly NodeState[]): ServiceTerm {
  const isMonthly = lmsNumber(row, "price_period") === MONTHLY && lmsFlag(row, "is_pln");
  return {
    id: lmsNumber(row, "id"),
    name: lmsText(row, "name"),
    type: lmsNumber(row, "type"),
    from: lmsNumber(row, "datefrom"),
    to: lmsNumber(row, "dateto"),
    isSuspended: lmsNumber(row, "suspended") !== 0,
    monthlyPrice: isMonthly ? lmsNumber(row, "grosze") : undefined,
    downlink: lmsNumber(row, "downceil"),
    uplink: lmsNumber(row, "upceil"),
    contractNumber: lmsOptionalText(row, "contract_number"),
    contract: lmsOptionalNumber(row, "docid"),
    isConnected: nodes.length === 0 || nodes.some(({ isConnected }) => isConnected),
    address: nodes.find(({ address }) => address !== undefined)?.address,
  };
}

/** Lists the regular charges of a customer by tariff, in the order in which they were added. */
export async function findServiceTerms(queries: LmsQueries, account: number): Promise<readonly ServiceTerm[]> {
  const nodesByAssignment = findNodes(queries, account);
  const termRows = queries.query(
    `SELECT s.id, s.datefrom, s.dateto, s.suspended, s.docid, t.name, t.type, t.downceil, t.upceil,
      coalesce(t.period, s.period) AS price_period, coalesce(t.currency, 'PLN') = 'PLN' AS is_pln,
      (round((t.value * (100 - s.pdiscount) / 100 - s.vdiscount) * s.count, 2) * 100)::bigint AS grosze,
      d.fullnumber AS contract_number
    FROM assignments s JOIN tariffs t ON t.id = s.tariffid LEFT JOIN documents d ON d.id = s.docid AND d.type = $2
    WHERE s.customerid = $1 AND s.commited = 1 AND s.period <> 0 ORDER BY s.id`,
    [account, DOCUMENT_TYPES.contract],
  );
  const [nodes, rows] = await Promise.all([nodesByAssignment, termRows]);
  return rows.map((row) => termFrom(row, nodes.get(lmsNumber(row, "id")) ?? []));
}

/** Returns true while LMS suspends all services of a customer: by an assignment without a tariff. */
export async function areServicesSuspended(queries: LmsQueries, account: number, now: number): Promise<boolean> {
  const rows = await queries.query(
    `SELECT 1 AS found FROM assignments WHERE customerid = $1 AND tariffid IS NULL AND liabilityid IS NULL
    AND datefrom <= $2 AND (dateto = 0 OR dateto > $2) LIMIT 1`,
    [account, Math.floor(now / 1_000)],
  );
  return rows.length > 0;
}
