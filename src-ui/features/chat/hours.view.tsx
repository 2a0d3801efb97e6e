import "./chat.css";
import "#ui/design-system/rows.css";
import type { HelpLineState } from "#domain/chat/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { HelpLineStatus } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { nextOpeningText } from "./opening-text.ts";

interface HoursProps {
  readonly helpLines: readonly HelpLineStatus[];
  readonly now: Instant;
}

/** Opening hours and current state of the help lines, in Warsaw time (CHAT-17). */
export function HoursView({ helpLines, now }: HoursProps) {
  return (
    <section className="stack" aria-label={t("hours.title")}>
      <h3>{t("hours.title")}</h3>
      <ul className="rows" role="list">
        {helpLines.map(({ name, hours, state }) => (
          <li key={name}>
            <strong lang="pl">{name}</strong>
            <p>{hours}</p>
            <p className="muted small">{openingHoursText(state, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Current state of the help lines, one line each (CHAT-20). */
export function HoursSummary({ helpLines, now }: HoursProps) {
  if (helpLines.length === 0) return null;
  return (
    <section aria-label={t("hours.title")}>
      <ul className="chat__hours" role="list">
        {helpLines.map(({ name, state }) => (
          <li key={name}>
            <strong lang="pl">{name}:</strong> {shortHoursText(state, now)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortHoursText(state: HelpLineState, now: Instant): string {
  if (state.kind === "open") return t("hours.openShort", { until: state.until });
  return state.opens === undefined
    ? t("hours.closed")
    : t("hours.opensShort", { when: nextOpeningText(state.opens, now) });
}

function openingHoursText(state: HelpLineState, now: Instant): string {
  if (state.kind === "open") return t("hours.open", { until: state.until });
  return state.opens === undefined ? t("hours.closed") : t("hours.opens", { when: nextOpeningText(state.opens, now) });
}
