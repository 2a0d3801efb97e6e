import { countDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { InternetConnection } from "../contexts/connection.repository.ts";

/** CSP of the page for frames. Any portal on this machine may frame it. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors http://localhost:* http://127.0.0.1:*";

/** Renders the provider's page for a frame: the state of a connection on `today`. It has neither scripts nor links. */
export function renderFramePage({ upSince, download, upload }: InternetConnection, today: IsoDay): string {
  const days = Math.max(0, countDays(upSince, today));
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Stan łącza</title>
<style>
body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 0.5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<h1>Łącze działa prawidłowo</h1>
<dl>
<dt>Bez przerwy od</dt><dd>${days} ${days === 1 ? "dzień" : "dni"}</dd>
<dt>Ostatni pomiar, pobieranie</dt><dd>${download} Mb/s</dd>
<dt>Ostatni pomiar, wysyłanie</dt><dd>${upload} Mb/s</dd>
</dl>
</body>
</html>
`;
}
