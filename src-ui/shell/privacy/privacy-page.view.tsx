import type { CookieChoice } from "#domain/cookies/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { STORED_DATA } from "./stored-data.ts";

const t = texts(pl, "privacy", plurals);

export interface PrivacyPageProps {
  readonly company: string;
  /** Addresses of the operator's documents, if configured. */
  readonly policy: string | undefined;
  readonly terms: string | undefined;
  /** Answer about cookies; `undefined` before it. */
  readonly choice: CookieChoice | undefined;
  /** Minutes without an action after which a session ends. */
  readonly sessionMinutes: number;
  readonly onDecide: (choice: CookieChoice) => void;
}

/** Documents about privacy, the answer about cookies, which can be changed here, and what the portal stores. */
export function PrivacyPage({ company, policy, terms, choice, sessionMinutes, onDecide }: PrivacyPageProps) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "42rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p>{t("lead", { company })}</p>
        <Card title={t("documents")} kind="stack">
          {policy === undefined && terms === undefined && <p>{t("noDocuments")}</p>}
          {policy !== undefined && <DocumentLink href={policy} name={t("policy")} />}
          {terms !== undefined && <DocumentLink href={terms} name={t("terms")} />}
        </Card>
        <Card title={t("choice")} kind="stack">
          <p role="status">{t(`choice_${choice ?? "undefined"}`)}</p>
          <div className="cluster">
            {choice !== "necessary" && (
              <Button saves={false} onClick={() => onDecide("necessary")} {...trackedAs("cookies-necessary")}>
                {t(choice === "all" ? "withdraw" : "necessary")}
              </Button>
            )}
            {choice !== "all" && (
              <Button saves={false} onClick={() => onDecide("all")} {...trackedAs("cookies-all")}>
                {t("allow")}
              </Button>
            )}
          </div>
          <p className="muted small">{t("choiceNote")}</p>
        </Card>
        <Card title={t("stored")} kind="stack">
          <p>{t("storedText")}</p>
          <Facts>
            {STORED_DATA.map(([name, time]) => (
              <Fact key={name} label={t(`stored.${name}`)}>
                {time === "sessionTime" ? t(time, { count: sessionMinutes }) : t(time)}
              </Fact>
            ))}
          </Facts>
        </Card>
        <Card title={t("rights")}>
          <p>{t("rightsText")}</p>
        </Card>
      </div>
    </div>
  );
}

/** Long words of a name fit the line of the smallest phone with enlarged text (A11Y-01). */
const NAME = { fontSize: "min(1em, 8.5vw)" };

function DocumentLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <p style={NAME}>
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
    </p>
  );
}
