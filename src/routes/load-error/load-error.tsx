import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#ui/design-system/button.tsx";
import { useWhenOnline } from "#ui/design-system/use-when-online.ts";
import { useBrand } from "../brand-context.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "wrong");

/** When not even the frame of a page can be had: the page of a failure alone. */
export function PortalLoadError() {
  return (
    <main className="main" id="tresc">
      <PageLoadError />
    </main>
  );
}

/**
 * When a chunk cannot be had or a screen breaks: says so, and offers to try again, as it does by itself when the
 * network is back. In the first chunk, for it may be all there is.
 */
export function PageLoadError() {
  const brand = useBrand();
  const [line] = brand.helpLines;
  const here = useLocation();
  const navigate = useNavigate();
  // without a network a reload would end at the browser's own page, and the portal be gone
  const retry = () => (navigator.onLine ? window.location.reload() : void navigate(here));
  useWhenOnline(retry);
  return (
    <div className="page stack">
      <title>{`${t("wrong.title")} · ${brand.name}`}</title>
      <h1 tabIndex={-1}>{t("wrong.title")}</h1>
      <p className="muted">
        {t("wrong.text")} {line && <a href={`tel:${line.dial}`}>{line.number}</a>}
      </p>
      <p>
        <Button variant="primary" onClick={retry}>
          {t("wrong.retry")}
        </Button>
      </p>
    </div>
  );
}
