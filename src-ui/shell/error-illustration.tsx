import "./error-page.css";
const LINES =
  "M352 160c-60 0-70-96-150-96h-34M352 160c-56 0-66-48-140-48h-88M352 160H150" +
  "M352 160c-56 0-66 48-140 48h-52M352 160c-60 0-70 96-150 96H96";

/** Illustration of an error page: lines that end before the light. */
export function ErrorIllustration() {
  return (
    <svg className="error-page__illustration" viewBox="0 40 480 240" aria-hidden="true" focusable="false">
      <path d="M480 160H352" />
      <path d={LINES} />
      <path className="error-page__gap" d="M120 64H0M76 112H0M102 160H0M112 208H0M48 256H0" />
      <circle cx="126" cy="160" r="9" />
    </svg>
  );
}
