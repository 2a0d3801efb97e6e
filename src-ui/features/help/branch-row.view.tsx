import "./help.css";
import { useId } from "react";
import { CircleCheck, CircleHelp, Clock, DoorClosed, Navigation, Phone } from "lucide-react";
import {
  upcomingSpecialDays,
  measureDistance,
  openingStatusAt,
  directionsUrlOf,
  formatWeeklyHours,
  type Branch,
  type OpeningStatus,
  type SpecialDay,
} from "#domain/help/index.ts";
import { plusDays, shortTime, type Instant, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Badge, type BadgeTone } from "#ui/design-system/badge.tsx";
import { Heading } from "#ui/design-system/heading.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { relativeDay } from "#ui/shared/relative-day.ts";
import type { HelpContacts } from "./help-contacts-card.view.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./help.texts.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { formatMeasure } from "#ui/shared/format-measure.ts";

/** Number of days ahead for which special opening days are shown. */
const SPECIAL_DAYS_AHEAD = 30;

export interface BranchRowProps {
  readonly branch: Branch;
  /** Distance to the branch in km; `undefined` while the customer's location is unknown. */
  readonly km: number | undefined;
  /** The row stands under the heading of its city. */
  readonly isUnderCityHeading: boolean;
  readonly now: Instant;
  readonly today: WarsawDate;
  /** Number to ask about the hours of a branch without a number (HELP-01). */
  readonly helpLine: HelpContacts["lines"][number] | undefined;
}

/** One branch: its address, opening hours and directions. */
export function BranchRow({ branch, km, isUnderCityHeading, now, today, helpLine }: BranchRowProps) {
  const nameId = useId();
  const { name, street, zip, city, phone, note } = branch;
  const opening = openingStatusAt(branch, now);
  const special = upcomingSpecialDays(branch, today, plusDays(today, SPECIAL_DAYS_AHEAD));
  const ownDial = phone?.replace(/[^\d+]/g, "") ?? "";
  const asked = opening.kind === "unknown" ? helpLine : undefined;
  const [number, dial] = ownDial === "" ? [asked?.number, asked?.dial] : [phone, ownDial];
  return (
    <article className="branch" aria-labelledby={nameId}>
      <div className="branch__facts">
        <Heading level={3} className="branch__name" id={nameId} lang="pl">
          {providerText(name)}
        </Heading>
        <address>
          <PolishText>
            {[street, `${zip} ${city}`]
              .map((part) => part.trim())
              .filter((part) => part !== "")
              .join(", ")}
          </PolishText>
          {km === undefined ? null : <strong>, {formatMeasure(measureDistance(km))}</strong>}
        </address>
        <span>
          <OpeningBadge opening={opening} today={today} />
        </span>
        {branch.hours.length > 0 && (
          <span className="muted small">{formatWeeklyHours(branch, pageTexts.formats?.weekdays)}</span>
        )}
        {special.map((one) => (
          <span key={one.day} className="muted small">
            {specialText(one)}
          </span>
        ))}
        {note !== undefined && (
          <span className="small" lang="pl">
            {providerText(note)}
          </span>
        )}
      </div>
      <div className="branch__acts">
        {dial !== undefined && (
          <LinkButton size="s" icon={Phone} href={`tel:${dial}`}>
            <VisuallyHidden>
              <TextWithPolish t={t} of="branches.call" parts={{ name }} />:{" "}
            </VisuallyHidden>
            <span className="nowrap">{number}</span>
          </LinkButton>
        )}
        <LinkButton
          size="s"
          variant="primary"
          icon={Navigation}
          href={directionsUrlOf(branch)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t("branches.route")}: ${isUnderCityHeading ? name : `${name}, ${city}`}, ${t("newTab")}`}
        >
          {t("branches.route")}
        </LinkButton>
      </div>
    </article>
  );
}

function specialText({ day, span, reason }: SpecialDay): string {
  const hours = span === undefined ? t("branches.closedThen") : `${span.opens}–${span.closes}`;
  return `${formatDate(day)}: ${hours}${reason === undefined ? "" : ` (${reason})`}`;
}

interface BadgeAppearance {
  readonly tone: BadgeTone;
  readonly icon: IconDrawing;
  readonly text: string;
}

function badgeAppearanceOf(opening: OpeningStatus, today: WarsawDate): BadgeAppearance {
  switch (opening.kind) {
    case "open":
      return opening.closesSoon
        ? { tone: "notice", icon: Clock, text: t("branches.closesSoon", { time: shortTime(opening.until) }) }
        : { tone: "good", icon: CircleCheck, text: t("branches.open", { time: shortTime(opening.until) }) };
    case "opens-later":
      return { tone: "neutral", icon: DoorClosed, text: t("branches.later", { time: shortTime(opening.from) }) };
    case "closed": {
      const why =
        opening.reason === undefined ? t("branches.closed") : t("branches.closedFor", { reason: opening.reason });
      const { next } = opening;
      return {
        tone: "neutral",
        icon: DoorClosed,
        text:
          next === undefined
            ? why
            : `${why}, ${t("branches.next", { day: relativeDay(next.day, today), time: shortTime(next.from) })}`,
      };
    }
    case "unknown":
      return { tone: "neutral", icon: CircleHelp, text: t("branches.unknown") };
  }
}

function OpeningBadge({ opening, today }: { readonly opening: OpeningStatus; readonly today: WarsawDate }) {
  const { tone, icon, text } = badgeAppearanceOf(opening, today);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
