import "#ui/design-system/rows.css";
import { formatPolishDate, plusDays, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { DeskNow } from "#domain/chat/index.ts";
import type { DeskView } from "./chat.model.ts";
import { t } from "./chat.texts.ts";

/** When both desks are there, and whether somebody is now, by Warsaw's clock (CHAT-17). */
export function HoursView({ desks, now }: { readonly desks: readonly DeskView[]; readonly now: number }) {
  return (
    <section className="stack" aria-label={t("hours.title")}>
      <h3>{t("hours.title")}</h3>
      <ul className="rows" role="list">
        {desks.map(({ name, hours, now: desk }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{hours}</p>
            <p className="muted small">{deskText(desk, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function deskText(desk: DeskNow, now: number): string {
  if (desk.kind === "open") return t("hours.open", { until: desk.until });
  if (desk.opens === undefined) return t("hours.closed");
  const { day, at } = desk.opens;
  const today = warsawDateAt(now);
  if (day === today) return t("hours.opensToday", { at });
  return day === plusDays(today, 1)
    ? t("hours.opensTomorrow", { at })
    : t("hours.opensOn", { day: formatPolishDate(day), at });
}
