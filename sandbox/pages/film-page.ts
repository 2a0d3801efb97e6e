import type { FilmSeed } from "../demo/films.ts";

const STEP_SECONDS = 6;

/**
 * Renders a film as CSS animation, without a script: one step after another. With reduced motion, shows the steps below
 * one another.
 */
export function renderFilmPage({ title, steps }: FilmSeed): string {
  const delays = steps
    .map((_, index) => `li:nth-child(${index + 1}) { animation-delay: ${index * STEP_SECONDS}s; }`)
    .join("\n");
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { display: grid; align-content: center; min-block-size: 100vh; box-sizing: border-box; margin: 0; padding: 1.5rem;
  background: #06343b; color: #f2f8f8; font: 1.125rem/1.4 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 1rem; font-size: 1rem; color: #b4d0d3; }
ol { display: grid; margin: 0; padding: 0; list-style: none; }
@media (prefers-reduced-motion: no-preference) {
li { grid-area: 1 / 1; opacity: 0; font-size: clamp(1.125rem, 5vw, 1.75rem); animation: step ${STEP_SECONDS}s both; }
${delays}
li:last-child { animation-name: last; }
}
@keyframes step { 0% { opacity: 0; translate: 0 0.5rem; } 10%, 90% { opacity: 1; translate: 0; } 100% { opacity: 0; } }
@keyframes last { 0% { opacity: 0; translate: 0 0.5rem; } 10%, 100% { opacity: 1; translate: 0; } }
</style>
</head>
<body>
<h1>${title}</h1>
<ol>
${steps.map((step) => `<li>${step}</li>`).join("\n")}
</ol>
</body>
</html>
`;
}
