/** Read of a whole large table that is accepted. The guide (docs/guides/lms.md) lists the same ones. */
interface DocumentedScan {
  /** Beginning of the statement. */
  readonly statement: string;
  readonly table: string;
  readonly reason: string;
}

export const DOCUMENTED_SCANS: readonly DocumentedScan[] = [
  {
    statement: "SELECT EXISTS (SELECT 1 FROM customers WHERE pin LIKE '$2%')",
    table: "customers",
    reason: "once at the start of a process: whether LMS stores PINs with bcrypt",
  },
  {
    statement: "SELECT 1 AS ready FROM ebok.session LIMIT 1",
    table: "session",
    reason: "ends after one row: whether the database answers (`/health`)",
  },
];
