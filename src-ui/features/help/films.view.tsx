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
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./help.texts.ts";

/** `/video`: text of the operator and films that load only after the user starts them. */
export function FilmsView({ page: { title, content, films } }: { readonly page: FilmPage }) {
  return (
    <div className="page stack">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{providerText(title)}</h1>
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

/** Film behind a play button: until the user presses it, the film's host receives no request. */
function FilmCard({ film: { title, text, length, address, host, canPlayHere } }: { readonly film: Film }) {
  const [plays, setPlays] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const wasPlaying = useRef(false);
  useEffect(() => {
    // Return the focus to the play button after the film is closed.
    if (wasPlaying.current && !plays) play.current?.focus();
    wasPlaying.current = plays;
  }, [plays]);
  return (
    <Card
      title={providerText(title)}
      className="film"
      action={length !== undefined && <span className="muted small nowrap">{length}</span>}
    >
      {plays ? (
        <Playing title={title} address={address} onClose={() => setPlays(false)} />
      ) : (
        <div className="film__stage">
          {canPlayHere ? (
            <Button ref={play} icon={Play} onClick={() => setPlays(true)}>
              {t("films.play")}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          ) : (
            <LinkButton icon={ExternalLink} href={address} target="_blank" rel="noopener noreferrer">
              {t("films.open", { host })}
              <VisuallyHidden>
                : {title}, {t("newTab")}
              </VisuallyHidden>
            </LinkButton>
          )}
          <p>{t(canPlayHere ? "films.consent" : "films.leave", { host })}</p>
        </div>
      )}
      {text !== undefined && <p>{providerText(text)}</p>}
    </Card>
  );
}

/**
 * External player in a sandboxed frame without pop-ups or navigation of the page. It keeps its own origin, because
 * players do not start without one. The referrer contains the portal's origin but not the page.
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
