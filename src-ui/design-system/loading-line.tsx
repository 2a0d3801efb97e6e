import "./loading-line.css";
/** A page is on its way: light runs along the hairline of what it stands in (the masthead). Render it after 300 ms. */
export function LoadingLine({ label }: { readonly label: string }) {
  return <div className="loading-line" role="progressbar" aria-label={label} />;
}
