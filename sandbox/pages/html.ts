const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for an element or an attribute. */
export function escapeHtmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** Formats an amount as `1 187,43 zł` with no-break spaces. */
export function formatZloty(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `${grosze < 0 ? "−" : ""}${whole},${digits.slice(-2)}\u00a0zł`;
}

/** Renders a whole page. `body` is HTML; `script` is one of the assets. */
export function renderPage(options: {
  readonly title: string;
  readonly body: string;
  readonly script?: string;
}): string {
  const script =
    options.script === undefined ? "" : `<script type="module" src="/sandbox/assets/${options.script}"></script>`;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtmlText(options.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
${script}
</head>
<body>
${options.body}
</body>
</html>
`;
}
