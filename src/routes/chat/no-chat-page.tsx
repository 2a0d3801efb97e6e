import { useLocation, useNavigate } from "react-router-dom";
import { texts } from "#ui/shared/texts/texts.ts";
import { UnavailablePage } from "#ui/shell/pages/unavailable-page.view.tsx";
import * as tokens from "../../container/tokens.ts";
import { useService } from "../../container/use-service.tsx";
import pl from "./pl.json";

const t = texts(pl, "chatRoute");

/** Page with the help lines. Its button leads back to the page where the chat was opened (ROUTE-09). */
export function NoChat() {
  const { helpLines } = useService(tokens.BRAND);
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <UnavailablePage
      title={t("title")}
      text={t("noChat")}
      helpLines={helpLines}
      loggedIn
      onBack={key === "default" ? undefined : () => void navigate(-1)}
    />
  );
}
