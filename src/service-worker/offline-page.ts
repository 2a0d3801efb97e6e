import texts from "../boot/fallback/pl.json" with { type: "json" };

const title = texts["offline.title"];

/** Page without a network if the browser has deleted the stored portal, but not the worker. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p><a href="">${texts["fault.retry"]}</a></p>
    </main>
  </body>
</html>
`;
