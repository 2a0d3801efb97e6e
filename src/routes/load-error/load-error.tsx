import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { Button } from "#ui/design-system/button.tsx";
import { useDocumentTitle } from "#ui/design-system/use-document-title.ts";
import { useWhenOnline } from "#ui/design-system/use-when-online.ts";
import { useBrand } from "../brand-context.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { isChunkLoadError } from "#ui/shared/is-chunk-load-error.ts";
import { SUPPORT_CODE } from "../../container/support-code.ts";
import pl from "./pl.json";

const t = texts(pl, "wrong");

/** Error page without a layout, if even the layout fails to load. */
export function PortalLoadError() {
  return (
    <main className="main" id="tresc">
      <PageLoadError />
    </main>
  );
}

/**
 * Error page for a chunk that fails to load or a screen that throws; says which of them it was. Part of the first
 * chunk, because nothing else may be loaded.
 */
export function PageLoadError() {
  const brand = useBrand();
  const [line] = brand.helpLines;
  const here = useLocation();
  const navigate = useNavigate();
  const kind = isChunkLoadError(useRouteError()) ? "wrong" : "broken";
  useDocumentTitle(`${t(`${kind}.title`)} · ${brand.name}`);
  // Without a network, a reload would show the browser's error page and lose the portal.
  const retry = () => (navigator.onLine ? window.location.reload() : void navigate(here));
  // The network does not repair a page that throws.
  useWhenOnline(() => {
    if (kind === "wrong") retry();
  });
  return (
    <div className="page stack">
      <h1 tabIndex={-1}>{t(`${kind}.title`)}</h1>
      <p className="muted">{t(`${kind}.text`)}</p>
      {line && (
        <p className="muted">
          {t("wrong.help")} <a href={`tel:${line.dial}`}>{line.number}</a>
        </p>
      )}
      <p>
        <Button variant="primary" onClick={retry}>
          {t("wrong.retry")}
        </Button>
      </p>
      <p className="muted small">{t("wrong.supportCode", { code: SUPPORT_CODE })}</p>
    </div>
  );
}
