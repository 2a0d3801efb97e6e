import { useState, type ReactNode } from "react";
import { maskId, type SensitiveId } from "#domain/account/personal-data.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./personal-data.texts.ts";

/** Owner of the id; the page may show two ids of the same kind. */
export type IdOwner = "subscriber" | "coOwner" | "proxy";

interface SecretIdProps {
  readonly id: SensitiveId;
  readonly owner: IdOwner;
  /** Renders the value and its button. */
  readonly children: (value: ReactNode, button: ReactNode) => ReactNode;
}

/**
 * Sensitive id, masked until the user reveals it; a second press masks it again (ACC-01). The masked value is not in
 * the DOM.
 */
export function SecretId({ id: { kind, value }, owner, children }: SecretIdProps) {
  const [isShown, setShown] = useState(false);
  const button = (
    <Button variant="quiet" size="s" onClick={() => setShown(!isShown)} {...trackedAs("personal-id")}>
      {t(isShown ? "id.hide" : "id.show")}
      <VisuallyHidden>{t("id.of", { id: t(`id.${kind}`), who: t(`who.${owner}`) })}</VisuallyHidden>
    </Button>
  );
  return children(<span className="nowrap">{isShown ? value : <Masked value={value} />}</span>, button);
}

function Masked({ value }: { readonly value: string }) {
  const { dots, end } = maskId(value);
  return (
    <>
      <span aria-hidden="true">{dots}</span>
      <VisuallyHidden>{end === "" ? t("id.hidden") : `${t("id.hiddenEnd")} `}</VisuallyHidden>
      {end}
    </>
  );
}
