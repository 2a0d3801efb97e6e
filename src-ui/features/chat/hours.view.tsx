import "#ui/design-system/rows.css";
import { formatPolishDate, plusDays, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { HelpLineState } from "#domain/chat/index.ts";
import type { HelpLineStatus } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";

/** Opening hours and current state of the help lines, in Warsaw time (CHAT-17). */
export function HoursView({ helpLines, now }: { readonly helpLines: readonly HelpLineStatus[]; readonly now: number }) {
  return (
    <section className="stack" aria-label={t("hours.title")}>
      <h3>{t("hours.title")}</h3>
      <ul className="rows" role="list">
        {helpLines.map(({ name, hours, state }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{hours}</p>
            <p className="muted small">{openingHoursText(state, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function openingHoursText(status: HelpLineState, now: number): string {
  if (status.kind === "open") return t("hours.open", { until: status.until });
  if (status.opens === undefined) return t("hours.closed");
  const { day, at } = status.opens;
  const today = warsawDateAt(now);
  if (day === today) return t("hours.opensToday", { at });
  return day === plusDays(today, 1)
    ? t("hours.opensTomorrow", { at })
    : t("hours.opensOn", { day: formatPolishDate(day), at });
}
