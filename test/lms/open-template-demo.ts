import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { openPostgres } from "#lms/database/open-postgres.ts";
import type { OpenDemoDatabase } from "#lms/demo/demo-database.ts";
import { setupScript } from "#lms/setup/setup-script.ts";
import { createServerDatabase } from "./server-database.ts";

/** Copy of a database that was made from the schema file of LMS. */
export interface TemplateCopy<Content> {
  /** Connections of the owner. */
  readonly owner: LmsDatabase;
  /** Connections with the rights of the role of the portal. */
  readonly role: LmsDatabase;
  readonly content: Content;
  /** Closes the connections and removes the copy. */
  close(): Promise<void>;
}

/** Copies a database made from the schema file of LMS, and inserts content as its owner. */
export async function copyTemplate<Content>(
  template: string,
  fill: (database: LmsDatabase) => Promise<Content>,
): Promise<TemplateCopy<Content>> {
  const created = await createServerDatabase(template, new URL(template).pathname.slice(1));
  const owner = openPostgres(created.owner);
  // Every node of LMS is in a network; the default of the column is 0.
  await owner.query("INSERT INTO networks (id) VALUES (0)");
  const content = await fill(owner);
  await owner.query(setupScript());
  const role = openPostgres(created.role);
  return {
    owner,
    role,
    content,
    close: async () => {
      await role.close();
      await owner.close();
      await created.drop();
    },
  };
}

/** Returns what opens the demo on such a copy. */
export const openTemplateDemo =
  (template: string): OpenDemoDatabase =>
  async (fill) => {
    const { owner, role, content, close } = await copyTemplate(template, fill);
    return { database: { ...role, inOwnerTransaction: (work) => owner.inTransaction(work), close }, content };
  };
