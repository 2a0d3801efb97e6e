import type { LmsDatabase } from "../database/lms-database.ts";

/**
 * Books the payments of the import, as LMS does (`lms-cashimport.php` with `autocommit`), with the rights of the owner
 * of the embedded database.
 */
export async function bookDemoPayments(database: LmsDatabase): Promise<void> {
  await database.inTransaction(async (queries) => {
    await queries.query("SET LOCAL ROLE postgres");
    await queries.query(
      `INSERT INTO cash (time, value, customerid, comment)
      SELECT date, value, customerid, description FROM cashimport WHERE closed = 0 AND customerid IS NOT NULL`,
    );
    await queries.query("UPDATE cashimport SET closed = 1 WHERE closed = 0 AND customerid IS NOT NULL");
  });
}
