import "./help.css";
import { ExternalLink, Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Film, FilmPage } from "#domain/help/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { withoutOrphans } from "#ui/shared/texts/orphans.ts";
import { t } from "./help.texts.ts";

/** `/video`: what the operator says, and films of which nothing is fetched before they are asked for. */
export function FilmsView({ page: { title, content, films } }: { readonly page: FilmPage }) {
  return (
    <div className="page stack">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{withoutOrphans(title)}</h1>
          <ErrorBoundary fallback={() => null}>
            <SafeHtml className="help__text" html={content} />
          </ErrorBoundary>
        </div>
      </header>
      {films.length > 0 && (
        <div className="films">
          {films.map((film) => (
            <FilmCard key={film.filmId} film={film} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A film that waits for a press: until then its host learns nothing of the customer. */
function FilmCard({ film: { title, text, length, address, host, canPlayHere } }: { readonly film: Film }) {
  const [plays, setPlays] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const wasPlaying = useRef(false);
  useEffect(() => {
    // back where it was begun
    if (wasPlaying.current && !plays) play.current?.focus();
    wasPlaying.current = plays;
  }, [plays]);
  return (
    <Card
      title={withoutOrphans(title)}
      className="film"
      action={length !== undefined && <span className="muted small nowrap">{length}</span>}
    >
      {plays ? (
        <Playing title={title} address={address} onClose={() => setPlays(false)} />
      ) : (
        <div className="film__stage">
          {canPlayHere ? (
            <Button ref={play} variant="pay" icon={Play} onClick={() => setPlays(true)}>
              {t("films.play")}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          ) : (
            <LinkButton variant="pay" icon={ExternalLink} href={address} target="_blank" rel="noopener noreferrer">
              {t("films.open", { host })}
              <VisuallyHidden>
                : {title}, {t("newTab")}
              </VisuallyHidden>
            </LinkButton>
          )}
          <p>{t(canPlayHere ? "films.consent" : "films.leave", { host })}</p>
        </div>
      )}
      {text !== undefined && <p>{withoutOrphans(text)}</p>}
    </Card>
  );
}

/**
 * A page of somebody else's, which opens no window and leads nowhere. It keeps its own origin, which is never the
 * portal's: players do not start
 * without. They are told from which portal they are asked, as they want to know, and not from which page.
 */
function Playing({
  title,
  address,
  onClose,
}: {
  readonly title: string;
  readonly address: string;
  readonly onClose: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div>
      <iframe
        ref={frame}
        className="film__frame"
        title={t("films.frame", { title })}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen"
        referrerPolicy="strict-origin"
      />
      <Button variant="quiet" size="s" flush icon={X} onClick={onClose}>
        {t("films.close")}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </div>
  );
}
