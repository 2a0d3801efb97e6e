/** Page without a network if the browser has deleted the stored portal, but not the worker. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Nie ma połączenia z internetem</title>
  </head>
  <body>
    <main>
      <h1>Nie ma połączenia z internetem</h1>
      <p>Sprawdź wifi albo dane komórkowe i spróbuj jeszcze raz.</p>
      <p><a href="">Spróbuj ponownie</a></p>
    </main>
  </body>
</html>
`;
