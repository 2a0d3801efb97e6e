import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { filmPage, type FilmPage } from "#domain/help/film.ts";
import { FilmsScreen } from "#ui/features/help/films.screen.tsx";
import type { App } from "../../boot/app.ts";
import { PageTitle } from "../page-title.tsx";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

/** The page is titled in the operator's words. */
export const titlesItself = true;

/** `/video`, of what the operator's texts tell (NAV-08). */
export function compose(app: App): ComponentType {
  // a page of the portal's own host would be no stranger to it: its films are links
  const hosts = app.settings.hosts.iframe.filter((host) => host !== window.location.host);
  const page = (): FilmPage | undefined => filmPage(app.stores.siteContent.content.known, hosts);
  return observer(function VideoRoute() {
    return (
      <>
        <PageTitle route="video" name={page()?.title} />
        <FilmsScreen page={page} />
      </>
    );
  });
}
