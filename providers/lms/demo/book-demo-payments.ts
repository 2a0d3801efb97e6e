import type { DemoDatabase } from "./demo-database.ts";

/** Books the payments of the import, as LMS does (`lms-cashimport.php` with `autocommit`). */
export async function bookDemoPayments(database: DemoDatabase): Promise<void> {
  await database.inOwnerTransaction(async (queries) => {
    await queries.query(
      `INSERT INTO cash (time, value, customerid, comment)
      SELECT date, value, customerid, description FROM cashimport WHERE closed = 0 AND customerid IS NOT NULL`,
    );
    await queries.query("UPDATE cashimport SET closed = 1 WHERE closed = 0 AND customerid IS NOT NULL");
  });
}
