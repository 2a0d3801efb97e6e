import type { ReactNode } from "react";

/**
 * The head of a page: its title, which takes the focus when the page is arrived at, and a line on what can be done
 * here.
 */
export function PageHead({ title, lead }: { readonly title: ReactNode; readonly lead: ReactNode }) {
  return (
    <header className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}
