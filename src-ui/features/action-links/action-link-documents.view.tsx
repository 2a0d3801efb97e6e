import { Download, FileText } from "lucide-react";
import type { ActionLinkDocument } from "#domain/action-links/index.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

/** Documents to read before the decision; each is an ordinary link, because there is no session. */
export function ActionLinkDocuments({ documents }: { readonly documents: readonly ActionLinkDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div>
      <h3>{t("documents")}</h3>
      <Rows>
        {documents.map(({ name, address }) => (
          <li key={address}>
            <a className="row-link" href={address} download="">
              <Icon of={FileText} />
              <span>
                <span className="row-link__title" lang="pl">
                  {providerText(name)}
                </span>
                <span className="row-link__meta">{t("pdf")}</span>
              </span>
              <Icon of={Download} />
            </a>
          </li>
        ))}
      </Rows>
    </div>
  );
}
