import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { HTML_SINKS, leftoversIn, TEXT_SINKS } from "#test/corpora/html-sinks.tsx";

const PLACES = Object.entries({ ...HTML_SINKS, ...TEXT_SINKS });

/** Page with every place that shows foreign HTML, and one usable control of its own. */
function Stage({ html }: { readonly html: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button id="own" type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      {PLACES.map(([file, draw]) => (
        <div key={`${file} ${html}`} data-sink={file}>
          {draw(html)}
        </div>
      ))}
    </>
  );
}

const host = document.body.appendChild(document.createElement("main"));
const root = createRoot(host, { onCaughtError: () => undefined });

/** Shows `html` in every place. */
export function show(html: string): void {
  flushSync(() => root.render(<Stage html={html} />));
}

/** Remaining HTML in each place. */
export function left(): readonly string[] {
  return [...document.querySelectorAll("[data-sink]")].flatMap(leftoversIn);
}

/** True if the page's own button still works. */
export function survives(): boolean {
  const own = host.querySelector<HTMLButtonElement>(":scope > #own");
  if (own === null) return false;
  const before = Number(own.textContent);
  flushSync(() => own.click());
  return (
    Number(own.textContent) === before + 1 && host.querySelectorAll(":scope > [data-sink]").length === PLACES.length
  );
}
