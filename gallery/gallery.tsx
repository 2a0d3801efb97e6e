import "#ui/shell/masthead.css";
import { useEffect } from "react";
import { Card } from "#ui/design-system/card.tsx";
import { Logo } from "#ui/design-system/logo.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { SkipLink } from "#ui/design-system/skip-link.tsx";
import { galleryUrl, type GalleryAddress } from "./gallery-address.ts";
import { GALLERY_LANGUAGES, type GalleryLanguage } from "./language/gallery-language.ts";
import { Specimen } from "./specimen.tsx";
import type { Story, StoryGroup } from "./story.ts";

const modules = import.meta.glob<{ readonly story: Story }>("./stories/*.story.tsx", { eager: true });

/** Stories by file name, sorted. */
const STORIES: ReadonlyMap<string, Story> = new Map(
  Object.entries(modules).map(([path, { story }]) => [path.replace(/^.*\/|\.story\.tsx$/g, ""), story]),
);

const GROUPS: Readonly<Record<StoryGroup, string>> = {
  actions: "Przyciski i\u00a0łącza",
  forms: "Formularze",
  data: "Dane",
  states: "Stany i\u00a0komunikaty",
  navigation: "Nawigacja",
  over: "Nad stroną",
};

const THEMES = [
  ["light", "Jasny"],
  ["dark", "Ciemny"],
] as const;

const LANGUAGE_NAMES: Readonly<Record<GalleryLanguage, string>> = {
  pl: "Polski",
  uk: "Ukraiński",
  en: "Angielski",
  pseudo: "Długie teksty",
};

interface PageProps {
  readonly address: GalleryAddress;
}

function StoryList({ address }: PageProps) {
  return (
    <>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>Galeria</h1>
          <p>Wszystkie elementy i&nbsp;stany, z&nbsp;których składają się ekrany.</p>
        </div>
      </header>
      <div className="halves">
        {Object.entries(GROUPS).map(([group, title]) => (
          <Card key={group} title={title} bareTitle>
            <Rows>
              {[...STORIES]
                .filter(([, story]) => story.group === group)
                .map(([component, story]) => (
                  <RowLink
                    key={component}
                    href={galleryUrl({ ...address, component, state: undefined })}
                    title={story.title}
                    meta={story.note}
                  />
                ))}
            </Rows>
          </Card>
        ))}
      </div>
    </>
  );
}

function ComponentPage({ address, story }: PageProps & { readonly story: Story }) {
  return (
    <>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{story.title}</h1>
          <p>{story.note}</p>
        </div>
      </header>
      {story.states.map((state) => (
        <Specimen key={state.key} state={state} address={address} />
      ))}
    </>
  );
}

function NotFound() {
  return <h1 tabIndex={-1}>Nie ma takiej strony</h1>;
}

/** Links to the page in each language. Below it, so that pictures of its states do not contain them. */
function LanguageLinks({ address }: PageProps) {
  return (
    <footer className="page">
      <nav className="gallery__themes gallery__languages" aria-label="Język">
        <ul role="list">
          {GALLERY_LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={galleryUrl({ ...address, language })}
                aria-current={language === address.language ? "true" : undefined}
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/** Page of the gallery for an address: the list, a component or one of its states. */
export function Gallery({ address }: PageProps) {
  const story = address.component === undefined ? undefined : STORIES.get(address.component);
  const alone = story?.states.find(({ key }) => key === address.state);
  const title = story?.title ?? "Galeria";
  useEffect(() => {
    document.title = alone === undefined ? title : `${title}: ${alone.name}`;
  }, [title, alone]);
  return (
    <div className="frame">
      <SkipLink href="#tresc">Przejdź do treści</SkipLink>
      <header className="masthead gallery__masthead">
        <div className="page masthead__row">
          <Logo href={galleryUrl({ ...address, component: undefined, state: undefined })} name="galeria" />
          <nav className="gallery__themes" aria-label="Wygląd">
            <ul role="list">
              {THEMES.map(([theme, label]) => (
                <li key={theme}>
                  <a
                    href={galleryUrl({ ...address, theme })}
                    aria-current={theme === address.theme ? "true" : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className="main" id="tresc" tabIndex={-1}>
        <div className="page">
          {address.component === undefined && <StoryList address={address} />}
          {address.component !== undefined && story === undefined && <NotFound />}
          {story !== undefined && alone === undefined && <ComponentPage address={address} story={story} />}
          {alone !== undefined && (
            <>
              <h1 tabIndex={-1} className="gallery__alone">
                {alone.name}
              </h1>
              <alone.show />
            </>
          )}
        </div>
      </main>
      {address.state === undefined && <LanguageLinks address={address} />}
    </div>
  );
}
