import "./help.css";
import { Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Film, FilmPage } from "#domain/help/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { filmLengthText } from "./film-length.ts";
import { t } from "./help.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** `/video`: text of the operator and films that load only after the user starts them. */
export function FilmsView({ page: { title, content, films } }: { readonly page: FilmPage }) {
  // Like the menu and the title of the document: the operator's title is Polish.
  const language = usePageLanguage();
  return (
    <div className="page stack">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{language === "pl" ? <PolishText>{title}</PolishText> : t("films.title")}</h1>
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
function FilmCard({ film: { title, text, length, picture, address, host, canPlayHere } }: { readonly film: Film }) {
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
      title={<PolishText>{title}</PolishText>}
      className="film"
      action={length !== undefined && <FilmLength length={length} />}
    >
      {plays ? (
        <Playing title={title} address={address} onClose={() => setPlays(false)} />
      ) : (
        <>
          <div className="film__stage">
            {picture === undefined ? <FilmDrawing /> : <img className="film__picture" src={picture} alt="" />}
            {canPlayHere ? (
              <Button
                ref={play}
                variant="primary"
                size="l"
                icon={Play}
                aria-label={`${t("films.play")}: ${title}`}
                onClick={() => setPlays(true)}
              >
                {t("films.play")}
              </Button>
            ) : (
              <LinkButton
                variant="primary"
                size="l"
                icon={Play}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t("films.play")}: ${title}, ${t("films.at", { host })}, ${t("newTab")}`}
              >
                {t("films.play")}
              </LinkButton>
            )}
          </div>
          <p className="muted small">{t(canPlayHere ? "films.consent" : "films.leave", { host })}</p>
        </>
      )}
      {text !== undefined && <p lang="pl">{providerText(text)}</p>}
    </Card>
  );
}

/** Length of the film; in words that are no units as the operator wrote it. */
function FilmLength({ length }: { readonly length: string }) {
  return <span className="muted small nowrap">{filmLengthText(length) ?? <PolishText>{length}</PolishText>}</span>;
}

/** Drawn in place of a picture. */
function FilmDrawing() {
  return (
    <svg className="film__picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-10 140C80 140 110 50 330 50M-10 155C95 155 130 80 330 80M-10 170C110 170 150 110 330 110" />
    </svg>
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
      <Button variant="quiet" size="s" flush icon={X} aria-label={`${t("films.close")}: ${title}`} onClick={onClose}>
        {t("films.close")}
      </Button>
    </div>
  );
}
