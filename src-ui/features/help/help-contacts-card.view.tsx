import "./help.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { MessageCircle, SquarePen } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./help.texts.ts";

/** Ways to contact a person. */
export interface HelpContacts {
  readonly lines: readonly {
    readonly name: string;
    readonly number: string;
    readonly dial: string;
    readonly hours: string;
  }[];
  readonly chat: boolean;
  readonly request: boolean;
}

/** Contacts for questions that the help pages do not answer. */
export function HelpContactsCard({ helpContacts: { lines, chat, request } }: { readonly helpContacts: HelpContacts }) {
  return (
    <Card title={t("contactOptions.title")} bareTitle>
      <Facts>
        {lines.map((line) => (
          <Fact key={line.dial} label={<span lang="pl">{line.name}</span>} note={line.hours}>
            <a className="nowrap" href={`tel:${line.dial}`}>
              {line.number}
            </a>
          </Fact>
        ))}
      </Facts>
      {(chat || request) && (
        <div className="cluster help__tools">
          {chat && (
            <LinkButton href={pathTo("chat")} icon={MessageCircle}>
              {t("contactOptions.chat")}
            </LinkButton>
          )}
          {request && (
            <IfAvailable feature="supportRequests">
              <LinkButton href={pathTo("supportRequest")} icon={SquarePen}>
                {t("contactOptions.request")}
              </LinkButton>
            </IfAvailable>
          )}
        </div>
      )}
    </Card>
  );
}
