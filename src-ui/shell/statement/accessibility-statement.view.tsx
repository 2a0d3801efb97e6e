import type {} from "#ui/design-system/custom-properties.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { PageHelpLine } from "../pages/unavailable-page.view.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "statement");

export interface AccessibilityStatementProps {
  readonly company: string;
  readonly helpLines: readonly PageHelpLine[];
  /** Address of the licences of bundled packages. */
  readonly licences: string;
}

const WORKS = ["works_keyboard", "works_reader", "works_zoom", "works_contrast", "works_time"] as const;
const LIMITS = ["limits_other", "limits_provider", "limits_video"] as const;

function BulletList({ of }: { readonly of: readonly ((typeof WORKS)[number] | (typeof LIMITS)[number])[] }) {
  return (
    <ul className="stack" style={{ "--stack": "var(--space-2)", listStyle: "disc", paddingInlineStart: "1.25em" }}>
      {of.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}

/** Accessibility statement: conformance, limitations and contact. */
export function AccessibilityStatement({ company, helpLines, licences }: AccessibilityStatementProps) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "42rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p>{t("lead", { company })}</p>
        <Card title={t("standard")}>
          <p>{t("standardText")}</p>
        </Card>
        <Card title={t("works")}>
          <BulletList of={WORKS} />
        </Card>
        <Card title={t("limits")}>
          <BulletList of={LIMITS} />
        </Card>
        <Card title={t("checked")}>
          <p>{t("checkedText")}</p>
        </Card>
        <Card title={t("help")}>
          <p>{t("helpText")}</p>
          <Facts>
            {helpLines.map((line) => (
              <Fact key={line.dial} label={line.name} note={line.hours}>
                <a className="nowrap" href={`tel:${line.dial}`}>
                  {line.number}
                </a>
              </Fact>
            ))}
          </Facts>
          <p>{t("complaint")}</p>
        </Card>
        <p>
          <a href={licences} target="_blank" rel="noreferrer">
            {t("licences")}
          </a>
        </p>
      </div>
    </div>
  );
}
