import type {} from "#ui/design-system/custom-properties.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { PageHelpLine } from "../pages/unavailable-page.view.tsx";
import type { ReactNode } from "react";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import type { AccessibilityFacts } from "#domain/configuration/accessibility-facts.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

const t = texts(pl, "statement", plurals);

export interface AccessibilityStatementProps {
  readonly company: string;
  /** Name and postal address for complaints by letter. */
  readonly address: string;
  readonly facts: AccessibilityFacts;
  readonly helpLines: readonly PageHelpLine[];
  /** Address for help in writing, if configured. */
  readonly email: string | undefined;
  /** False when the chat is closed to this customer (CHAT-18). */
  readonly hasChat: boolean;
  /** Address of the licences of bundled packages. */
  readonly licences: string;
}

const WORKS = [
  "works_keyboard",
  "works_reader",
  "works_zoom",
  "works_contrast",
  "works_errors",
  "works_time",
  "works_chat",
] as const;
const LIMITS = ["limits_pdf", "limits_other", "limits_provider", "limits_video", "limits_exceptions"] as const;
/** Functions of the portal; a feature that the installation lacks is left out. */
const FUNCTIONS = [
  ["does_invoices", "invoices"],
  ["does_payments", "payments"],
  ["does_data", "personalData"],
  ["does_offers", "offers"],
  ["does_subscriptions", "directBilling"],
  ["does_wifi", "wifi"],
  ["does_requests", "supportRequests"],
  ["does_chat", "chat"],
] as const satisfies readonly (readonly [string, PortalFeature])[];

function BulletList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="stack" style={{ "--stack": "var(--space-2)", listStyle: "disc", paddingInlineStart: "1.25em" }}>
      {children}
    </ul>
  );
}

/**
 * Accessibility statement: the service, how it meets the requirements, limitations, contact and complaints (A11Y-30).
 */
export function AccessibilityStatement(props: AccessibilityStatementProps) {
  const { company, address, helpLines, email, hasChat, licences, facts } = props;
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "42rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p>{t("lead", { company })}</p>
        <Section name="scope" />
        <ServiceDescription />
        <Section name="standard" />
        <Card title={t("works")}>
          <BulletList>
            {WORKS.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </BulletList>
        </Card>
        <Card title={t("limits")}>
          <BulletList>
            {(facts.limits ?? LIMITS.map((key) => t(key))).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </BulletList>
        </Card>
        <Card title={t("checked")} kind="stack">
          <p>{t("checkedText")}</p>
          {facts.madeOn !== undefined && facts.reviewBy !== undefined && (
            <p>{t("checkedDates", { made: formatDate(facts.madeOn), review: formatDate(facts.reviewBy) })}</p>
          )}
        </Card>
        <Card title={t("help")}>
          <p>{t("helpText")}</p>
          <Contacts helpLines={helpLines} email={email} hasChat={hasChat} />
        </Card>
        <Card title={t("complaint")} kind="stack">
          <IfAvailable feature="accessibilityComplaints">
            <p>
              <Link href={pathTo("accessibilityComplaint")}>{t("complaintLink")}</Link>
            </p>
          </IfAvailable>
          <p>{t("complaintText", { address })}</p>
          <p>{t("complaintContent")}</p>
          <p>
            {t("complaintTerm", { count: facts.answerDays })} {t("complaintLonger", { count: facts.longestDays })}
          </p>
          <p>{t("complaintNext")}</p>
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

function Section({ name }: { readonly name: "scope" | "standard" }) {
  return (
    <Card title={t(name)}>
      <p>{t(`${name}Text`)}</p>
    </Card>
  );
}

/** General description of the service, and what is needed to use it. */
function ServiceDescription() {
  return (
    <Card title={t("service")} kind="stack">
      <p>{t("serviceText")}</p>
      <BulletList>
        <li>{t("does_services")}</li>
        {FUNCTIONS.map(([key, feature]) => (
          <IfAvailable key={key} feature={feature}>
            <li>{t(key)}</li>
          </IfAvailable>
        ))}
      </BulletList>
      <p>{t("serviceNeeds")}</p>
      <IfAvailable feature="registration">
        <p>{t("serviceAccount")}</p>
      </IfAvailable>
    </Card>
  );
}

/** Ways to reach the operator, with and without speaking. */
function Contacts({ helpLines, email, hasChat }: Pick<AccessibilityStatementProps, "helpLines" | "email" | "hasChat">) {
  return (
    <Facts>
      {email !== undefined && (
        <Fact label={t("email")}>
          <a href={`mailto:${email}`}>{breakableEmails(email)}</a>
        </Fact>
      )}
      <IfAvailable feature="supportRequests">
        <Fact label={t("request")} note={t("requestNote")}>
          <Link href={pathTo("supportRequest")}>{t("requestLink")}</Link>
        </Fact>
      </IfAvailable>
      {hasChat && (
        <IfAvailable feature="chat">
          <Fact label={t("chat")} note={t("requestNote")}>
            <Link href={pathTo("chat")}>{t("chatLink")}</Link>
          </Fact>
        </IfAvailable>
      )}
      {helpLines.map((line) => (
        <Fact key={line.dial} label={<span lang="pl">{line.name}</span>} note={line.hours}>
          <a className="nowrap" href={`tel:${line.dial}`}>
            {line.number}
          </a>
        </Fact>
      ))}
    </Facts>
  );
}
