import type { ReactNode } from "react";

/** Head of a page: the title, which gets the focus on arrival, and a line about the page, if any. */
export function PageHead({ title, lead }: { readonly title: ReactNode; readonly lead: ReactNode }) {
  return (
    <header className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
    </header>
  );
}
