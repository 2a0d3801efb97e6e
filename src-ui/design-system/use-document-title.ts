import { useLayoutEffect } from "react";

/** Sets the title of the document. React's `<title>` would add a second element beside the one of `index.html`. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
