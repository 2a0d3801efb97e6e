import type {} from "#ui/design-system/custom-properties.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { PageHelpLine } from "../pages/unavailable-page.view.tsx";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "statement");

export interface AccessibilityStatementProps {
  readonly company: string;
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
/** Day of the statement and of its next review; renew both with every review. */
const MADE_ON = "24-11-2026";
const REVIEW_BY = "24-11-2027";

function BulletList({ of }: { readonly of: readonly ((typeof WORKS)[number] | (typeof LIMITS)[number])[] }) {
  return (
    <ul className="stack" style={{ "--stack": "var(--space-2)", listStyle: "disc", paddingInlineStart: "1.25em" }}>
      {of.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}

/** Accessibility statement: scope, conformance, limitations, contact and complaints. */
export function AccessibilityStatement({ company, helpLines, email, hasChat, licences }: AccessibilityStatementProps) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "42rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p>{t("lead", { company })}</p>
        <Section name="scope" />
        <Section name="service" />
        <Section name="standard" />
        <Card title={t("works")}>
          <BulletList of={WORKS} />
        </Card>
        <Card title={t("limits")}>
          <BulletList of={LIMITS} />
        </Card>
        <Card title={t("checked")} kind="stack">
          <p>{t("checkedText")}</p>
          <p>{t("checkedDates", { made: MADE_ON, review: REVIEW_BY })}</p>
        </Card>
        <Card title={t("help")}>
          <p>{t("helpText")}</p>
          <Contacts helpLines={helpLines} email={email} hasChat={hasChat} />
        </Card>
        <Card title={t("complaint")} kind="stack">
          <p>{t("complaintText")}</p>
          <IfAvailable feature="accessibilityComplaints">
            <p>
              <Link href={pathTo("accessibilityComplaint")}>{t("complaintLink")}</Link>
            </p>
          </IfAvailable>
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

function Section({ name }: { readonly name: "scope" | "service" | "standard" }) {
  return (
    <Card title={t(name)}>
      <p>{t(`${name}Text`)}</p>
    </Card>
  );
}

/** Ways to reach the operator, with and without speaking. */
function Contacts({ helpLines, email, hasChat }: Pick<AccessibilityStatementProps, "helpLines" | "email" | "hasChat">) {
  return (
    <Facts>
      {email !== undefined && (
        <Fact label={t("email")}>
          <a href={`mailto:${email}`}>{email}</a>
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
        <Fact key={line.dial} label={line.name} note={line.hours}>
          <a className="nowrap" href={`tel:${line.dial}`}>
            {line.number}
          </a>
        </Fact>
      ))}
    </Facts>
  );
}
