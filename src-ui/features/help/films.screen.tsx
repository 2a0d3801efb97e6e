import { observer } from "#ui/shared/observer.ts";
import type { FilmPage } from "#domain/help/index.ts";
import { FilmsView } from "./films.view.tsx";

/** Film page; renders nothing without configured films, because the guard then redirects (NAV-17). */
export const FilmsScreen = observer(function FilmsScreen({ page }: { readonly page: () => FilmPage | undefined }) {
  const shown = page();
  return shown === undefined ? null : <FilmsView page={shown} />;
});
