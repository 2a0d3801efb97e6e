import { observer } from "#ui/shared/observer.ts";
import { filmPageOf, type FilmPage } from "#domain/help/film.ts";
import { FilmsScreen } from "#ui/features/help/films.screen.tsx";
import { useService } from "../../container/use-service.tsx";
import { PORTAL_SETTINGS, SITE_CONTENT_STORE } from "../../container/tokens.ts";
import { PageTitle } from "../page-title.tsx";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["help"] as const;

/**
 * The title is a text of the operator; in another language than Polish it is the portal's, because it has no `lang`.
 */
export const titlesItself = true;

/** Screen at `/video`, from the operator's texts (NAV-08). */
export const Component = observer(function VideoRoute() {
  const isPolish = usePageLanguage() === "pl";
  const { hosts } = useService(PORTAL_SETTINGS);
  const { content } = useService(SITE_CONTENT_STORE);
  // A frame of the portal's own host would have its rights, so films from there are only linked.
  const frameHosts = hosts.iframe.filter((host) => host !== window.location.host);
  const pictures = { origin: window.location.origin, hosts: hosts.images ?? [] };
  const page = (): FilmPage | undefined => filmPageOf(content.known, frameHosts, pictures);
  return (
    <>
      <PageTitle route="video" name={isPolish ? page()?.title : undefined} />
      <FilmsScreen page={page} />
    </>
  );
});
